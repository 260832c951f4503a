/** Time, pauses, moves taken back and windows that pass, in English. */
export const tableEn = {
  "ui.button.more": "More",
  "ui.button.take-back": "Take back my last move",
  "ui.button.pause": "Pause the clock",
  "ui.button.resume": "Resume",
  "ui.button.agree": "Agree",
  "ui.button.refuse": "No",
  "ui.button.claim": "Claim the win",
  "ui.button.give-time": "Give more time",
  "ui.button.pass-on": "Pass until I must decide",
  "ui.button.ask-again": "Ask me again",

  "ui.table.title": "Your seat",
  "ui.table.clock":
    "{pace, select, live {Live} relaxed {Relaxed} other {Slow}} pace: {decision} for each decision, {response} for each answer.",
  "ui.table.bank": "{who}: {bank} in reserve",
  "ui.table.no-clock": "This match has no clock.",
  "ui.table.until": "{line}, until <t:{at}:t> (<t:{at}:R>)",
  "ui.table.paused.agreed": "The clock stands still, as both sides agreed.",
  "ui.table.paused.away":
    "Nobody was here, so the match rests. It goes on as soon as one of you presses **Resume** or makes a move.",
  "ui.table.up":
    "{who} is out of time. The other side may claim the win or give more time until <t:{at}:t>; a move still saves the match.",
  "ui.table.asking.take-back": "{who} asks to take back a move.",
  "ui.table.asking.pause": "{who} asks to pause the clock.",
  "ui.table.standing": "You pass every window until there is something you must decide.",
  "ui.table.stops": "When you are asked in this match",
  "ui.table.stops.own": "As in my settings",
  "ui.table.take-back-note":
    "What showed you nothing new and rolled no die is yours to take back; for anything else the other side is asked.",

  "ui.talk.done": "Done.",
  "ui.talk.undone": "Your last move is taken back.",
  "ui.talk.asked": "The other side is asked.",
  "ui.talk.waiting": "You agreed. Others are still asked.",
  "ui.talk.declined": "You said no.",
  "ui.talk.agreed": "Agreed.",
  "ui.talk.nothing": "You have made no move that could be taken back.",
  "ui.talk.gone": "That is settled already, or no longer asked.",
  "ui.talk.no-clock": "This match has no clock.",
  "ui.talk.not-asked": "Nobody asks you about that.",

  "ui.notice.asking": "{users}, {what}",
  "ui.notice.warning": "{user}, your time runs out <t:{at}:R>.",
  "ui.notice.up": "{users}, {who} is out of time. Claim the win, or give more time.",
  "ui.notice.rest": "{users}, the match rests until one of you is back.",

  "ui.duration":
    "{days, plural, =0 {} one {{days} day} other {{days} days}}{hours, plural, =0 {} other { {hours} h}}{minutes, plural, =0 {} other { {minutes} min}}{seconds, plural, =0 {} other { {seconds} s}}",
} as const;
