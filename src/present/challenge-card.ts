import type { Offers } from "../decks/guild-sets.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import type { Mode } from "../engine/kernel/match-options.ts";
import type { IdOf } from "../interactions/clicks.ts";
import type { KeptChallenge } from "../match/challenges.ts";
import type { Challenge, Levels, Stakes } from "../match/contract.ts";
import type { Series } from "../match/series.ts";
import type { Pace } from "../settings/records.ts";
import { type ButtonInput, buttons, container, type Part, text } from "./components.ts";
import { type DeckChoice, deckSelects } from "./deck-select.ts";
import { escapeMarkdown } from "./escape.ts";
import type { Outgoing } from "./message.ts";
import { optionList, setsLine } from "./option-lines.ts";
import type { Speaker } from "./say.ts";
import type { TextKey } from "./texts/en.ts";

/** What became of a challenge, for its public message. */
export type ChallengeEnd =
  | { readonly kind: "started"; readonly threadId: string }
  | { readonly kind: "declined" | "withdrawn" | "expired" };

const ACCENT = 0xa5544a;
/** As a highest level it means that there is none. */
export const ANY_LEVEL = 99;

function words(challenge: Challenge, game: Game) {
  return {
    who: `**${escapeMarkdown(challenge.challenger.name)}**`,
    game: escapeMarkdown(game.name),
    opponent: challenge.opponent ? `<@${challenge.opponent.userId}>` : "",
  };
}

/** The public challenge with its buttons; a named opponent is pinged. */
export function buildChallenge(
  challenge: Challenge,
  game: Game,
  offers: Offers,
  speaker: Speaker,
  idOf: IdOf,
): Outgoing {
  const said = words(challenge, game);
  const key: TextKey = challenge.opponent ? "ui.challenge.directed" : "ui.challenge.open";
  const until = `<t:${Math.floor(challenge.expiresAt / 1000)}:R>`;
  const acts: ButtonInput[] = [
    {
      id: idOf({ route: "accept", challenge: challenge.id }),
      label: speaker.tell("ui.button.accept"),
      look: "success",
    },
  ];
  if (challenge.opponent)
    acts.push({
      id: idOf({ route: "decline", challenge: challenge.id }),
      label: speaker.tell("ui.button.decline"),
    });
  acts.push({
    id: idOf({ route: "withdraw", challenge: challenge.id }),
    label: speaker.tell("ui.button.withdraw"),
  });
  return {
    components: [
      container(
        [
          text(`### ${speaker.tell(key, said)}`),
          ...termParts(challenge, game, offers, speaker),
          text(
            `${termLine(challenge, speaker)}\n${speaker.tell("ui.challenge.deck", { who: said.who, deck: deckName(offers.decks, challenge.challenger.deck, speaker) })}\n-# ${speaker.tell("ui.challenge.expires", { until })}`,
          ),
          ...buttons(acts),
        ],
        ACCENT,
      ),
    ],
    files: [],
    mentions: challenge.opponent ? [challenge.opponent.userId] : [],
  };
}

/** "Casual · relaxed pace · best of three · heroes of level 2 to 4". */
export function termLine(
  {
    stakes,
    pace,
    series = null,
    levels = null,
  }: {
    readonly stakes: Stakes;
    readonly pace: Pace;
    readonly series?: Series | null;
    readonly levels?: Levels | null;
  },
  speaker: Speaker,
): string {
  return [
    speaker.tell(`ui.terms.${stakes}`),
    speaker.tell(`ui.terms.${pace}`),
    ...(series ? [speaker.tell("ui.terms.best-of", { count: series.bestOf })] : []),
    ...(levels ? [levelsText(levels, speaker)] : []),
  ].join(" · ");
}

export function levelsText({ min, max }: Levels, speaker: Speaker): string {
  if (max >= ANY_LEVEL) return speaker.tell("ui.terms.levels-from", { min });
  return speaker.tell("ui.terms.levels", { range: min === max ? String(min) : `${min}–${max}` });
}

/** In the thread of a match that is over: asks for another, on the same terms. */
export function buildRematchOffer(challenge: KeptChallenge, speaker: Speaker, idOf: IdOf): Outgoing {
  const { challenger, opponent, first, id } = challenge;
  const who = `**${escapeMarkdown(challenger.name)}**`;
  const lines = [
    `### ${speaker.tell("ui.rematch.offer", { who, user: opponent ? `<@${opponent.userId}>` : "" })}`,
    termLine(challenge, speaker),
  ];
  if (first !== null) {
    const beginner = first === "challenger" ? challenger.name : (opponent?.name ?? "");
    lines.push(speaker.tell("ui.rematch.first", { who: `**${escapeMarkdown(beginner)}**` }));
  }
  const until = `<t:${Math.floor(challenge.expiresAt / 1000)}:R>`;
  lines.push(`-# ${speaker.tell("ui.challenge.expires", { until })}`);
  return {
    components: [
      container(
        [
          text(lines.join("\n")),
          ...buttons([
            {
              id: idOf({ route: "accept", challenge: id }),
              label: speaker.tell("ui.button.accept"),
              look: "success",
            },
            { id: idOf({ route: "decline", challenge: id }), label: speaker.tell("ui.button.decline") },
            { id: idOf({ route: "withdraw", challenge: id }), label: speaker.tell("ui.button.withdraw") },
          ]),
        ],
        ACCENT,
      ),
    ],
    files: [],
    mentions: opponent ? [opponent.userId] : [],
  };
}

/** What stands in the channel over a match that nobody had to be asked about. */
export function buildOpening(
  challenge: KeptChallenge,
  game: Game,
  /** Matches won so far by who asked and by the other, in a series that has begun. */
  score: readonly number[] | null,
  speaker: Speaker,
): Outgoing {
  const { acceptedBy, ais } = challenge;
  const said = words(challenge, game);
  const names = acceptedBy ? [acceptedBy.name] : ais.map(({ name }) => name);
  const opponent = names.map((name) => `**${escapeMarkdown(name)}**`).join(", ");
  if (challenge.tutorial)
    return sentence(speaker.tell("ui.tutorial.opening", { who: said.who, game: escapeMarkdown(game.name) }));
  const key = challenge.rematch ? "ui.rematch.opening" : "ui.challenge.bot";
  const lines = [speaker.tell(key, { ...said, opponent })];
  if (score) {
    const [own = 0, other = 0] = score;
    lines.push(`-# ${speaker.tell("ui.series.score", { who: said.who, opponent, own, other })}`);
  }
  return sentence(lines.join("\n"));
}

/** What whoever accepts agrees to, as far as it is not what the rules say. */
export function termParts(
  { options }: Pick<Challenge, "options">,
  game: Game,
  { sets }: Offers,
  speaker: Speaker,
): Part[] {
  const list = optionList(game, options, speaker);
  const own = setsLine(sets, speaker);
  return [...(list === null ? [] : [text(list)]), ...(own === null ? [] : [text(own)])];
}

export function modeOf(game: Game, id: string): Mode | undefined {
  return game.modes.find((one) => one.id === id);
}

function deckName(decks: Offers["decks"], deck: string, speaker: Speaker): string {
  const offer = decks.find((one) => one.id === deck);
  return offer ? speaker.say(offer.label) : escapeMarkdown(deck);
}

/** The same message once the challenge is over. */
export function buildChallengeEnd(
  challenge: KeptChallenge,
  game: Game,
  end: ChallengeEnd,
  speaker: Speaker,
): Outgoing {
  const said = words(challenge, game);
  const sentence =
    end.kind === "started"
      ? speaker.tell("ui.challenge.accepted", {
          ...said,
          opponent: `**${escapeMarkdown(challenge.acceptedBy?.name ?? "?")}**`,
          thread: `<#${end.threadId}>`,
        })
      : speaker.tell(`ui.challenge.${end.kind}`, said);
  return { components: [container([text(sentence)], ACCENT)], files: [] };
}

/** Asks the one who accepts for a deck, privately. */
export function buildDeckPick(
  challenge: Challenge,
  game: Game,
  offers: Offers,
  choice: DeckChoice,
  userId: string,
  speaker: Speaker,
  idOf: IdOf,
): Outgoing {
  return {
    components: [
      container([
        ...termParts(challenge, game, offers, speaker),
        text(speaker.tell("ui.challenge.pick-deck")),
        ...deckSelects(choice, {
          idOf: (own) => idOf({ route: "deck", challenge: challenge.id, owner: userId, own }),
          chosen: null,
          speaker,
        }),
      ]),
    ],
    files: [],
  };
}

/** A message of one sentence, ready for markdown. */
export function sentence(content: string): Outgoing {
  return { components: [container([text(content)])], files: [] };
}
