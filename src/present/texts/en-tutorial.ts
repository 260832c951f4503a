/** The guided match, in English; what is taught in it is the game's. */
export const tutorialEn = {
  "ui.tutorial.opening": "{who} takes the tutorial of {game}. Nothing counts; anybody may look on.",
  "ui.tutorial.started": "Your tutorial waits in {thread}. Open it and press **Hand** there.",
  "ui.tutorial.goes-on":
    "You have a tutorial going: it waits in {thread}. Press **Hand** there, or begin another with `anew:True`.",
  "ui.tutorial.none": "That game has no tutorial.",
  "ui.tutorial.board": "A tutorial: cards and dice lie ready, and nothing counts.",
  "ui.tutorial.head": "Lesson {number} of {of}: {title}",
  "ui.tutorial.over": "The lessons are over. Play on as you like, or press **Concede** on the board.",
  "ui.button.lesson-next": "Got it",
  "ui.button.lesson-last": "Play on",
  "ui.button.lesson-skip": "Skip this lesson",
  "ui.button.lesson-end": "End the tutorial",
  "ui.button.lesson-anyway": "Do it anyway",
} as const;
