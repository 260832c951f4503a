/** What boards, panels and the pages beside them say about the match going on. */
export const matchEn = {
  "ui.button.why": "Why?",
  "ui.button.why-not": "Why not? ({count, number})",
  "ui.button.read": "Read a card",
  "ui.button.with-rules": "With rules",
  "ui.button.without-rules": "Without rules",

  "ui.board.deck": "{who} plays {deck}",
  "ui.board.state-left": "{left, plural, one {# line} other {# lines}} more: `/match state`.",
  "ui.board.picture-late": "The picture shows how it stood a moment ago; a new one is being drawn.",

  "ui.panel.just-now": "Just now",
  "ui.panel.pending": "Waiting to happen, the next first",

  "ui.choice.cannot-some":
    "{count, plural, one {# thing is} other {# things are}} not possible now; **Why not?** gives the reasons.",

  "ui.choice.expect": "As it stands: {text}.",
  "ui.choice.expect-more": "With one more: {text}.",

  "ui.why.title": "Why?",
  "ui.why.nothing": "Nothing has happened yet that needs a reason.",
  "ui.why.now": "You are asked now: {prompt}",
  "ui.why.rules": "The rules behind it",
  "ui.why.rule": "**{rule} {title}.** {text}",
  "ui.why.event": "• {text} ({rule})",
  "ui.why.not-mine": "That works on a message of mine in the thread of a match.",

  "ui.why-not.title": "Why not?",
  "ui.why-not.none": "Everything that there is can be done.",

  "ui.read.pick": "Which card?",
  "ui.read.none": "There is nothing to read here.",
  "ui.read.gone": "That card is not where you could see it any more.",

  "ui.state.own": "Your hand",
  "ui.state.options": "Options: {list}",

  "rule.K-1": "The match is over",
  "rule.K-1.text": "After the end nothing more can be done.",
  "rule.K-2": "Only seats of the match",
  "rule.K-2.text": "Who has no seat in the match cannot act in it.",
  "rule.K-3": "Only what is still open",
  "rule.K-3.text": "What has been decided is not decided a second time; the newest question counts.",
  "rule.K-4": "Only your own decisions",
  "rule.K-4.text": "Everybody decides what they are asked, and nothing else.",
  "rule.K-5": "Only what is on offer",
  "rule.K-5.text": "An answer must be one of those that fit the question.",
  "rule.K-6": "Taking back",
  "rule.K-6.text": "Moves that are taken back count as not made.",
} as const;
