/** Matches looked at again, as pages, files and films, in English. */
export const replayEn = {
  "ui.button.replay-watch": "Watch",
  "ui.button.replay-film": "Film",
  "ui.button.replay-export": "Export",
  "ui.button.replay-first": "First",
  "ui.button.replay-previous": "Previous",
  "ui.button.replay-next": "Next",
  "ui.button.replay-last": "Last",
  "ui.button.replay-by-turn": "A page a turn",
  "ui.button.replay-by-action": "A page an action",
  "ui.button.replay-show-hands": "Show hands",
  "ui.button.replay-hide-hands": "Hide hands",

  "ui.replay.title": "{who}, looked at again",
  "ui.replay.at": "Action {action, number} of {actions, number} · turn {turn, number} of {turns, number}",
  "ui.replay.at-start": "Set-up · turn {turn, number} of {turns, number}",
  "ui.replay.nothing": "Nothing to be seen happened here.",
  "ui.replay.undone": "This was taken back later: it does not count.",
  "ui.replay.more": "{left, plural, one {# line} other {# lines}} more: turn to **A page an action**.",
  "ui.replay.hand": "{who} holds",
  "ui.replay.hand-none": "nothing",
  "ui.replay.jump": "Go to a turn",
  "ui.replay.public":
    "Everybody here can see it now. Its pages are yours to turn; whoever else presses gets their own.",
  "ui.replay.export":
    "The whole match, for programs and for people. `/replay verify file:` checks the first one.",
  "ui.replay.gone":
    "There is no match of that name here, or its record is gone: a match is kept for {days, number} days after its end. With its replay file you can still watch it: `/replay watch file:`.",
  "ui.replay.file-gone": "That file is not kept any longer. Attach it again: `/replay watch file:`.",
  "ui.replay.too-slow": "That match takes too long to play again, so I do not show it.",

  "ui.film.making":
    "The film is being drawn: {done, number} of {count, plural, one {# picture} other {# pictures}}.",
  "ui.film.ready": "{who}: the match in {count, plural, one {# picture} other {# pictures}}.",
  "ui.film.cut": "There was no room for all {count, number}; the last one shows the end.",
  "ui.film.busy": "A film of yours is still being drawn. Please wait for it first.",
  "ui.film.queue": "Too many films are waiting to be drawn. Please try again in a few minutes.",
  "ui.film.failed": "The film could not be drawn. **Watch** shows the match page by page.",
  "ui.film.alt":
    "Animated picture of the match of {who} in {count, plural, one {# frame} other {# frames}}. At the end: {end}",

  "ui.replay-text.head": "{game}: {who}",
  "ui.replay-text.deck": "{who} plays {deck}",
  "ui.replay-text.secret": "Secret: {secret}; its SHA-256, shown at the start: {hash}",
  "ui.replay-text.words": "Words of {who}: {words}",
  "ui.replay-text.seed": "Seed: {seed}",
  "ui.replay-text.undone": "(taken back later) {text}",
} as const;
