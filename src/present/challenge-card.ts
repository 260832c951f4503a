import type { Offers } from "../decks/guild-sets.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import type { Mode } from "../engine/kernel/match-options.ts";
import type { IdOf } from "../interactions/custom-id.ts";
import type { Challenge } from "../match/contract.ts";
import { type ButtonInput, buttons, container, type Part, select, text } from "./components.ts";
import { escapeMarkdown } from "./escape.ts";
import type { Outgoing } from "./message.ts";
import { optionList, setsLine } from "./option-lines.ts";
import type { Speaker } from "./say.ts";
import { PAGE } from "./steps.ts";
import type { TextKey } from "./texts/en.ts";

/** What became of a challenge, for its public message. */
export type ChallengeEnd =
  | { readonly kind: "started"; readonly threadId: string; readonly opponent: string }
  | { readonly kind: "declined" | "withdrawn" | "expired" };

const ACCENT = 0xa5544a;

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
            `${challenge.stakes === "ranked" ? `${speaker.tell("ui.challenge.ranked")}\n` : ""}${speaker.tell("ui.challenge.deck", { who: said.who, deck: deckName(offers.decks, challenge.challenger.deck, speaker) })}\n-# ${speaker.tell("ui.challenge.expires", { until })}`,
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
  challenge: Challenge,
  game: Game,
  end: ChallengeEnd,
  speaker: Speaker,
): Outgoing {
  const said = words(challenge, game);
  const sentence =
    end.kind === "started"
      ? speaker.tell("ui.challenge.accepted", {
          ...said,
          opponent: `**${escapeMarkdown(end.opponent)}**`,
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
  userId: string,
  speaker: Speaker,
  idOf: IdOf,
): Outgoing {
  return {
    components: [
      container([
        ...termParts(challenge, game, offers, speaker),
        text(speaker.tell("ui.challenge.pick-deck")),
        select({
          id: idOf({ route: "deck", challenge: challenge.id, owner: userId }),
          placeholder: speaker.tell("ui.choice.pick"),
          options: offers.decks.slice(0, PAGE).map((offer) => ({
            value: offer.id,
            label: speaker.say(offer.label, "plain"),
          })),
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
