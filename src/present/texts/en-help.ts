/** Help by topic, the message of greeting, and what the check of a server's set-up says. */
export const helpEn = {
  "ui.help.title": "Help: {topic}",
  "ui.help.more": "Another topic",
  "ui.help.unknown": "There is no help on {topic}. Choose a topic below.",
  "ui.help.games": "Games: {list}.",
  "ui.help.topic.start": "Start",
  "ui.help.topic.start.note": "What this is and the first command",
  "ui.help.topic.match": "Your first match",
  "ui.help.topic.match.note": "From the challenge to the result",
  "ui.help.topic.panel": "Your panel",
  "ui.help.topic.panel.note": "Hand, moves, and why something cannot be done",
  "ui.help.topic.answers": "Instant speed",
  "ui.help.topic.answers.note": "Answering in the middle of somebody else’s turn",
  "ui.help.topic.decks": "Decks",
  "ui.help.topic.decks.note": "Ready-made decks, and the server’s own",
  "ui.help.topic.heroes": "Heroes",
  "ui.help.topic.heroes.note": "Levels, ranked matches, choices",
  "ui.help.topic.dice": "Fair dice",
  "ui.help.topic.dice.note": "Why nobody can have cheated, and how to check it",
  "ui.help.topic.organisers": "Organisers",
  "ui.help.topic.organisers.note": "Setting the bot up on a server",
  "ui.help.topic.privacy": "Privacy",
  "ui.help.topic.privacy.note": "What is kept, and who sees what",
  "ui.help.topic.commands": "All commands",
  "ui.help.topic.commands.note": "Each with a line on what it does",

  "ui.help.start":
    "**Playmat** referees card matches right here. It deals the cards, rolls the dice, knows every rule, and offers only what the rules allow, so you can begin without having read them.\n\n• `/tutorial` teaches you in about ten minutes, in a match that does not count.\n• `/play vs:bot` starts a match against the AI at once.\n• `/play` asks who wants to play; `/play vs:@somebody` asks one person.\n• Then press **Hand** in the match’s thread: everything you can do stands there, with buttons.\n\nPictures, colours and language are yours to choose: `/settings`.",
  "ui.help.match":
    "1. `/play` posts a challenge. Whoever accepts chooses a deck, and the match gets a thread of its own.\n2. The **board** there is for everybody: the table as a picture and in words, what happened this turn, and who is to decide.\n3. Press **Hand**. A panel opens that only you can see, with your cards and what is asked of you. Choose, confirm, done; the board follows by itself.\n4. You are mentioned when the match waits for you. Nothing gets lost when you close Discord or when the bot starts again.\n5. **Log** tells the whole match, each line with the rule behind it. **Concede** gives up, after a question.\n\nPlay against the AI first: `/play vs:bot level:` chooses how good it is. `options:True` lets you settle the rules before anything is posted.",
  "ui.help.panel":
    "**Hand** opens it, or `/hand` in the thread. Only you see it.\n\n• At the top: your cards as a picture with numbers, and the same in words.\n• Below: what you are asked, in groups as you think of them. Each move says what it costs.\n• A move that cannot be made says why not, with the number of the rule.\n• Where several things are chosen, they are collected first; **Confirm** makes the move, **Back** undoes the last pick.\n• **Refresh** shows how things stand now. An old panel or a double click does no harm: what is decided is decided once.",
  "ui.help.answers":
    "In many games you may answer while somebody else acts. Then the match waits for you: you are prompted on your panel, or mentioned in the thread with a **Respond** button.\n\nYou are asked by what everybody can see, never by what you hold, so being asked gives nothing away. To be asked less often, say in `/settings` when you want to be: always, when something is done, or in your own turn only.\n\nAnswers to answers are stacked: what came last takes effect first.",
  "ui.help.decks":
    "Every game brings ready-made decks. `/play deck:` suggests them while you type; whoever accepts a challenge chooses one too.\n\nA server can have cards and decks of its own: whoever manages it loads a file with `/set import`, and `/set check` finds its faults beforehand. They are for casual matches; ranked ones are played with the game’s own cards.",
  "ui.help.heroes":
    "In some games your hero lives on between matches: `/hero` shows level, bonuses, record, and what there is to choose.\n\nOnly ranked matches between people count for it: `/play stakes:ranked`. They follow the rules as written, with the game’s own cards. The result says what was gained. What stays for good is asked about twice.",
  "ui.help.dice":
    "Before the first card is dealt, the bot draws a secret and shows its SHA-256 on the board. So it cannot change the secret later. Players may add words to it (**Add words to the dice**), so that the bot alone does not decide how the dice fall either.\n\nAll rolls and shuffles are computed from secret and words. At the end both are shown, with the whole match as a file. `/replay verify` plays it again, recomputes every roll, and says at which step something differs, if it does.",
  "ui.help.organisers":
    "• `/setup check` tells which permissions the bot lacks, channel by channel, and what each is needed for.\n• `/config` settles what holds on this server: the language of public messages, where matches may be started, the usual game, pace and rules, and which roles help.\n• `/set` loads cards and decks of your own.\n\nThe bot needs no permission beyond those of the invitation, reads no messages, and sends no private ones. `/config` and `/set` are for who may manage the server; in the server’s settings you can open them to others.",
  "ui.help.privacy":
    "• Kept are: matches with the names of those who play, heroes and their records, and what you settle with `/settings`. Finished matches go after a while.\n• The bot reads no messages; it sees what you do with its commands and buttons.\n• Your hand is for you alone, also in the log and in the picture, until the replay is shown at the end: that holds all cards, so that everybody can check it.\n• Words that you add to the dice are seen by all at the end.",
  "ui.help.commands": "What there is to type:",
  "ui.help.command": "• `/{name}`: {what}",

  "ui.welcome.title": "Hello! I referee card matches.",
  "ui.welcome.text":
    "I deal the cards, roll the dice and know every rule; you just play, in a thread, with buttons.\n\n• `/play vs:bot` starts a match against the AI, `/play` asks who wants to play with you.\n• `/help` explains the rest.",
  "ui.welcome.managers":
    "For who manages this server: `/setup check` tells whether I have the permissions I need, `/config` settles language, channels and rules.",
  "ui.button.help": "How it works",

  "ui.check.title": "Set-up check",
  "ui.check.no-server": "I cannot see this server’s channels. Please invite me again with the scope `bot`.",
  "ui.check.not-allowed": "Only who may manage this server can check its set-up (permission Manage Server).",
  "ui.check.fine":
    "{count, plural, one {In this channel} other {In these # channels}} everything works: {list}",
  "ui.check.none": "There is no channel in which a match could be held now.",
  "ui.check.channel": "In {channel} I lack:",
  "ui.check.missing": "• **{permission}**: {why}",
  "ui.check.everywhere": "In {count, plural, one {one channel} other {# channels}} ({list}) I lack:",
  "ui.check.hidden": "These I cannot see, which is fine unless matches shall be held there: {list}",
  "ui.check.limited": "Only the channels that `/config` names for matches were looked at.",
  "ui.check.gone":
    "{count, plural, one {A channel} other {# channels}} named in `/config` cannot be found any more.",
  "ui.check.how":
    "Give them to my role in the server’s settings, or in the settings of the channel, then run `/setup check` again.",
  "ui.check.more": "… and {count, number} more",
  "ui.permission.view": "View Channel",
  "ui.permission.view.why": "without it I see neither the channel nor its threads",
  "ui.permission.send": "Send Messages",
  "ui.permission.send.why": "challenges are posted there",
  "ui.permission.files": "Attach Files",
  "ui.permission.files.why": "pictures of the table and replays",
  "ui.permission.links": "Embed Links",
  "ui.permission.links.why": "links to match threads and their previews",
  "ui.permission.history": "Read Message History",
  "ui.permission.history.why": "the board is a message that is brought up to date",
  "ui.permission.threads": "Create Public Threads",
  "ui.permission.threads.why": "every match gets a thread of its own",
  "ui.permission.in-threads": "Send Messages in Threads",
  "ui.permission.in-threads.why": "the board and the prompts of a match",
} as const;
