import { findingEn } from "./en-finding.ts";
import { helpEn } from "./en-help.ts";
import { lookupEn } from "./en-lookup.ts";
import { matchEn } from "./en-match.ts";
import { replayEn } from "./en-replay.ts";
import { settingsEn } from "./en-settings.ts";
import { tableEn } from "./en-table.ts";
import { tutorialEn } from "./en-tutorial.ts";

/** The house's own sentences in English; a game brings its own beside them. Keys start with "ui." or "refused.", but for those that every game shares. */
export const en = {
  literal: "{text}",

  "ui.board.fair": "Chance sealed: SHA-256 `{hash}`. What it was made of is shown when the match is over.",
  "ui.board.words": "Words for the dice came from {who}.",
  "ui.board.words-open":
    "Players may still add words of their own to the dice, so that nobody alone decides how they fall.",
  "ui.board.log": "What happened",
  "ui.board.log-left": "{left, plural, one {# line} other {# lines}} more: see **Log**.",
  "ui.board.no-picture": "The picture could not be drawn; the words below say the same.",
  "ui.board.waiting.decision": "{who} to move",
  "ui.board.waiting.response": "{who} may respond",
  "ui.board.waiting.setup": "{who} to choose",
  "ui.board.thinking": "{who} is thinking",
  "ui.board.over": "The match is over.",
  "ui.board.old": "That turn is over; the newest board is further down.",

  "ui.button.hand": "Hand",
  "ui.button.respond": "Respond",
  "ui.button.log": "Log",
  "ui.button.words": "Add words to the dice",
  "ui.button.concede": "Concede",
  "ui.button.join": "Join",
  "ui.button.join-team": "Join team {team}",
  "ui.button.leave": "Leave",
  "ui.button.fill": "Fill with AI",
  "ui.button.post": "Post challenge",
  "ui.button.start": "Start",
  "ui.button.cancel": "Cancel",
  "ui.button.as-written": "Rules as written",
  "ui.button.accept": "Accept",
  "ui.button.decline": "Decline",
  "ui.button.withdraw": "Withdraw",
  "ui.button.confirm": "Confirm",
  "ui.button.back": "Back",
  "ui.button.clear": "Start again",
  "ui.button.none": "None",
  "ui.button.number": "Enter a number",
  "ui.button.refresh": "Refresh",
  "ui.button.earlier": "Earlier",
  "ui.button.later": "Later",
  "ui.button.concede-yes": "Yes, give up the match",

  "ui.ping.decision": "{user}, it is your move.",
  "ui.ping.response": "{user}, you may respond.",
  "ui.ping.setup": "{user}, the match waits for your choice.",

  "ui.panel.nothing": "Nothing to decide right now.",

  "ui.choice.page": "Page {page, number} of {pages, number}",
  "ui.choice.pick": "Pick one",
  "ui.choice.pick-some":
    "{min, plural, =0 {Pick up to {max, number}} other {{same, select, yes {Pick {max, number}} other {Pick {min, number} to {max, number}}}}}",
  "ui.choice.picked": "Picked ({count, number}): {list}",
  "ui.choice.picked-none": "Nothing is picked yet.",
  "ui.choice.number": "A whole number from {min, number} to {max, number}",
  "ui.choice.number-title": "Your number",
  "ui.choice.order-next": "Pick what comes next",
  "ui.choice.order-last": "The order is complete.",
  "ui.choice.assign-nobody": "Nobody",
  "ui.choice.assign-to": "for {to}",
  "ui.choice.exclusive": "Only one of these can be used: {list}",
  "ui.choice.cannot": "Not possible now",
  "ui.choice.more": "and {count, number} more",
  "ui.choice.other": "More",
  "ui.choice.none-fits": "Nothing fits here.",

  "ui.answer.gone": "That is already decided. Here is how things stand.",
  "ui.answer.stranger": "You have no seat in this match.",
  "ui.answer.no-match": "There is no match here any more.",
  "ui.answer.over": "This match is over.",
  "ui.answer.refused": "{reason} ({rule})",
  "ui.answer.store": "The match could not be saved, so nothing was changed. Please try again.",
  "ui.answer.store-unsure":
    "The match may or may not have been saved. Please press Refresh to see how it stands before you try again.",
  "ui.answer.failed":
    "Something went wrong on our side. Nothing was changed as far as we know; please press Refresh or try again.",
  "ui.answer.broken":
    "What is stored here cannot be read, so it cannot go on. Whoever runs the bot finds the reason in its log.",
  "ui.answer.unknown":
    "This button is from another time and leads nowhere now. The newest board is at the bottom of the thread.",
  "ui.answer.not-yours": "That panel belongs to somebody else.",
  "ui.answer.draft-lost": "What you had picked could not be found again; please start over.",

  "ui.concede.ask": "Do you really give up this match?",
  "ui.concede.done": "You gave up the match.",

  "ui.replay.holds":
    "**It holds.** {moves, plural, one {# move} other {# moves}} played again, {draws, plural, one {# roll or shuffle} other {# rolls and shuffles}} computed again: all as the replay says.",
  "ui.replay.seed":
    "What the chance was made of has the SHA-256 that was sealed: `{hash}`. Compare it with the match's first board.",
  "ui.replay.differs": "**It does not hold:** {what}.",
  "ui.replay.differs-at":
    "**It does not hold.** Step {step, plural, =0 {0, the set-up,} other {#}} differs: {what}.",
  "ui.replay.none": "That is no replay of mine: {what}",
  "ui.replay.busy": "Another file of yours is still being checked. Please wait for it first.",
  "ui.replay.gave-up":
    "That file could not be played to its end in a reasonable time, so it is no replay of mine.",
  "ui.replay.where":
    "There is no match in this channel. Use this in the thread of a match, or attach a replay.",
  "ui.replay.running": "This match is not over yet. Its replay would give hands and dice away.",
  "ui.replay.file.too-large": "That file is larger than {max} MB, so it is no replay.",
  "ui.replay.file.elsewhere": "That file does not lie with Discord, so I do not fetch it.",
  "ui.replay.file.failed": "The file could not be fetched. Please try again.",
  "ui.replay.file.not-text": "That file is no text, so it is no replay.",
  "ui.words.title": "Words for the dice",
  "ui.words.label": "Anything you like",
  "ui.words.note": "They become part of the seed; everybody sees them when the match is over.",
  "ui.words.done":
    "Your words are in: {words}. Dice and shuffles now come from the sealed secret and from them.",
  "ui.words.given": "You have added your words before.",
  "ui.words.closed": "It is too late for words: the first cards or dice have been seen.",
  "ui.words.empty": "There was nothing to add.",
  "ui.log.title": "Log",
  "ui.log.empty": "Nothing has happened yet.",
  "ui.log.line": "{text} ({rule})",

  "ui.result.title": "The match is over",
  "ui.result.won": "{who} {count, plural, one {wins} other {win}}: {reason} ({rule}).",
  "ui.result.draw": "A draw: {reason} ({rule}).",
  "ui.result.seed": "Secret: `{secret}`\nIts SHA-256 was shown at the start: `{hash}`",
  "ui.result.words": "Words of {who}: {words}",
  "ui.result.made": "Seed, the SHA-256 of secret and words: `{seed}`",
  "ui.result.verify":
    "The attached replay holds every move, roll and shuffle. `/replay verify` here, or `npm run verify` anywhere, plays it again and compares.",

  "ui.result.earned": "{who}: {news}.",
  "ui.result.choose": "There is something to choose: `/hero`.",

  "ui.hero.due": "There is something to choose for your hero:",
  "ui.hero.choose": "Choose",
  "ui.hero.sure": "{prompt}: **{option}**. This stays for good ({rule}). Are you sure?",
  "ui.hero.yes": "Yes, for good",
  "ui.hero.back": "Back",
  "ui.hero.no-game": "This game has no heroes that live on between matches.",
  "ui.hero.app": "Apps have no hero.",
  "ui.hero.not-yours": "That is somebody else's hero.",

  "ui.challenge.open": "{who} looks for an opponent at {game}.",
  "ui.challenge.directed": "{who} challenges {opponent} to a match of {game}.",
  "ui.challenge.deck": "Deck of {who}: {deck}.",
  "ui.challenge.expires": "Closes {until}.",
  "ui.challenge.accepted": "{who} and {opponent} play {game} in {thread}.",
  "ui.challenge.bot": "{who} plays {game} against {opponent}.",
  "ui.challenge.declined": "{opponent} declined the challenge of {who}.",
  "ui.challenge.withdrawn": "{who} withdrew the challenge.",
  "ui.challenge.expired": "Nobody took up the challenge of {who} in time.",
  "ui.challenge.posted": "Your challenge stands in this channel.",
  "ui.challenge.pick-deck": "Which deck do you play?",
  "ui.challenge.starting": "The match begins in {thread}.",
  "ui.challenge.gone": "This challenge is no longer open.",
  "ui.challenge.own": "You cannot accept your own challenge.",
  "ui.challenge.not-you": "This challenge is for {opponent}.",
  "ui.challenge.not-challenger": "Only {who} can withdraw this challenge.",
  "ui.challenge.not-named": "Only {opponent} can decline this challenge.",
  "ui.challenge.thread-name": "{who} vs {opponent}",

  "option.on": "on",
  "option.off": "off",
  "mode.plain": "Match",
  "ui.option.line": "{option}: **{value}** ({rule})",
  "ui.option.changed": "Not as the rules are written:",
  "ui.option.board": "Options: {list}",

  "ui.set.version": "**{name}** (version {version, number})",
  "ui.set.list": "Sets of this server",
  "ui.set.none": "There are none. `/set import` loads one from a file.",
  "ui.set.imported":
    "{cards, plural, one {# card} other {# cards}}, {decks, plural, one {# deck} other {# decks}}, {when} by {who}",
  "ui.set.size":
    "{cards, plural, =0 {No cards} one {# card} other {# cards}}, {decks, plural, =0 {no decks.} one {# deck:} other {# decks:}}",
  "ui.set.deck": "{deck}, {count, plural, one {# card} other {# cards}}",
  "ui.set.done": "Set {name} is loaded, version {version, number}",
  "ui.set.unchanged": "Set {name} stands as it was, version {version, number}",
  "ui.set.checked": "No faults. Set {name} would be version {version, number}",
  "ui.set.replaces": "In place of cards of the game with the same names: {list}.",
  "ui.set.from-now-on":
    "Matches that begin from now on are played with it; those that run keep what they began with.",
  "ui.set.faults": "The set file has {count, plural, one {# fault} other {# faults}}. Nothing was changed.",
  "ui.set.line": "line {line, number}",
  "ui.set.faults-more": "The first {shown, number} of {count, number}; the attached file has all of them.",
  "ui.set.removed": "The set {name} is gone. Matches that run keep its cards.",
  "ui.set.unknown": "This server has no set called {name}.",
  "ui.set.not-allowed": "Only who may manage this server can work on its sets (permission Manage Server).",
  "ui.set.too-many.sets": "A server can have {max, number} sets. Take one away first. Nothing was changed.",
  "ui.set.too-many.decks":
    "The sets of a server can have {max, number} decks in all. Take some away first. Nothing was changed.",
  "ui.set.file.too-large": "The file is larger than {max, number} KB. Nothing was changed.",
  "ui.set.file.elsewhere": "Only a file attached here on Discord can be read. Nothing was changed.",
  "ui.set.file.failed": "The file could not be fetched from Discord. Nothing was changed; please try again.",
  "ui.set.file.not-text":
    "The file is no text in UTF-8. Save it as UTF-8 and try again. Nothing was changed.",
  "ui.set.in-force": "With cards of this server: {list}.",

  "ui.deck.notes":
    "The deck is legal, but your hero cannot play {count, plural, one {one card} other {# cards}} of it:",

  "ui.lobby.title": "{who} opens a table: {game}. {mode}",
  "ui.lobby.team": "Team {team}",
  "ui.lobby.free": "free",
  "ui.lobby.ai": "{name} (AI)",
  "ui.lobby.how": "{who} starts when every seat is taken. Closes {until}.",
  "ui.lobby.joined": "You sit at the table. Choose your deck:",
  "ui.lobby.joined-team": "You are in team {team}. Choose your deck:",
  "ui.lobby.posted": "Your table stands in this channel, and you sit at it.",
  "ui.lobby.cancelled": "{who} closed the table.",
  "ui.lobby.expired": "The table closed, because nobody else came.",
  "ui.lobby.gone": "This table is no longer open.",
  "ui.lobby.full": "That team is full.",
  "ui.lobby.not-in": "You do not sit at this table. Join a team first.",
  "ui.lobby.not-host": "Only {who} can do that at this table.",
  "ui.lobby.ranked": "Matches against the AI do not count for heroes, so a ranked table waits for people.",
  "ui.lobby.nobody": "No person sits at this table. Join a team first.",
  "ui.lobby.not-full": "There are free seats yet. Wait for people, or fill them with the AI.",

  "ui.setup.title": "Set up a match of {game}",
  "ui.setup.against": "Against {opponent}.",
  "ui.setup.against-ai": "Against the AI.",
  "ui.setup.against-anybody": "Against whoever accepts.",
  "ui.setup.your-deck": "Your deck: {deck}",
  "ui.setup.as-written": "Rules as written.",
  "ui.setup.ranked":
    "By the rules as written, with the game’s own decks and cards. Other rules are for casual matches: leave `stakes` out.",
  "ui.setup.change": "Change a rule…",
  "ui.setup.now": "now: {value}",
  "ui.setup.standard": "{value} (as written)",
  "ui.setup.posted": "Your challenge stands in this channel.",
  "ui.setup.cancelled": "Nothing was posted.",
  "ui.setup.gone": "This set-up is over. Use `/play` for a new one.",

  "ui.play.ranked-bot":
    "Matches against the AI do not count for heroes. Leave `stakes` out, or play against a person.",
  "ui.play.ranked-game": "{game} has no heroes, so its matches cannot be ranked.",
  "ui.play.ranked-deck":
    "{deck} is a deck of this server, and a ranked match is played with the game’s own cards. To choose from: {decks}.",
  "ui.play.ranked-due": "Your hero has something to choose first: `/hero`.",
  "ui.play.ranked-due-other": "The hero of {who} has something to choose first. The challenge stays open.",
  "ui.play.self": "You cannot play against yourself.",
  "ui.play.app": "That user is an app and does not play. To play against the AI, write `bot` for `vs`.",
  "ui.play.where": "Matches are started in a normal text channel of a server, not in a thread.",
  "ui.play.vs": "For `vs`, write `bot` or mention somebody, or use the option `opponent`.",
  "ui.play.game": "There is no game called {game}.",
  "ui.play.level-vs":
    "`level` is for matches against the AI. Leave it out, or leave out whom you play against.",
  "ui.play.mode": "{game} is not played that way.",
  "ui.play.deck": "There is no deck called {deck}. To choose from: {decks}.",
  "ui.play.mode-vs":
    "More than two play that way: leave out `vs` and everybody joins a team, or write `vs:bot` to play with the AI at all other seats.",
  "ui.play.deck-gone": "A deck of this match is no longer on this server, so the match did not start.",
  "ui.play.not-playable":
    "The match did not start, because the game does not allow it like this. A challenge or table stays open.",
  "ui.play.permissions": "I lack these permissions in this channel: {list}.",
  "ui.play.thread-failed":
    "I could not open a thread here, so the match did not start. Please ask a moderator whether I may create public threads.",

  "ui.auto.bot": "bot: play against the AI",

  "event.taken-back":
    "{who} takes back {count, plural, one {the last move} other {the last {count, number} moves}}.",
  ...settingsEn,
  ...helpEn,
  ...tableEn,
  ...replayEn,
  ...tutorialEn,
  ...findingEn,
  ...lookupEn,
  ...matchEn,

  "refused.over": "The match is over.",
  "refused.no-such-seat": "There is no such seat.",
  "refused.choice-gone": "That is already decided.",
  "refused.nothing-to-take-back": "There is nothing that could be taken back.",
  "refused.not-yours": "That is for somebody else to decide.",
  "refused.pick-one": "Exactly one of the choices must be picked.",
  "refused.number-range": "The number must be from {min, number} to {max, number}.",
  "refused.pick-some": "Only what is on offer can be picked, each once.",
  "refused.pick-count": "{min, number} to {max, number} must be picked.",
  "refused.pick-exclusive": "Some of these cannot be used together.",
  "refused.order-all": "Everything must be put in order, each once.",
  "refused.assign": "That assignment is not possible.",
  "refused.assign-pair": "That pair is not possible.",
  "refused.assign-full": "At most {max, number} can be put together.",
  "refused.menu": "That cannot be done now.",
  "refused.menu-fields": "Something about this move was left open.",
} as const;

export type TextKey = keyof typeof en;
