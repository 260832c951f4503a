import { describe, expect, it } from "vitest";
import { BUILT_IN } from "../../src/cards/dark-legacy/index.ts";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import { LANGUAGES } from "../../src/engine/kernel/look.ts";
import { below, newRng } from "../../src/engine/kernel/rng.ts";
import { type Msg, msg } from "../../src/engine/kernel/text.ts";
import { speaker } from "../../src/present/say.ts";
import { ENGLISH } from "./english.ts";

const MOVES = 80;
const names = [...BUILT_IN.values()].map((card) => card.name).sort((a, b) => b.length - a.length);

function isMessage(value: object): value is Msg {
  return "key" in value && typeof value.key === "string";
}

/** Every message anywhere in plain data. */
function* messages(value: unknown): Generator<Msg> {
  if (value === null || typeof value !== "object") return;
  if (isMessage(value)) yield value;
  else for (const one of Object.values(value)) yield* messages(one);
}

describe.each(LANGUAGES.filter((language) => language !== "en"))("games told in %s", (language) => {
  const words = speaker(language, darkLegacy.texts);

  it.each([1, 2, 3, 4, 5])("game %i: everything that is told, asked and shown has words", (n) => {
    const rng = newRng(`words-${n}`);
    const pick = (sides: number): number => below(rng, sides);
    const { options, profiles } = darkLegacy.drawSetup(pick);
    const players = profiles.map((profile, seat) => ({
      name: `Q${seat}`,
      profile,
      deck: darkLegacy.decks[(n + seat) % darkLegacy.decks.length]?.list ?? expect.fail(),
    }));
    const { match, events } = darkLegacy.start({ seed: `words-${n}`, players, options });
    const said = new Set<string>();
    const hear = (text: string): void => void said.add(text);
    const tell = (list: typeof events): void => {
      for (const event of list) hear(words.say(msg(`event.${event.type}`, event.params), "plain"));
    };
    tell(events);
    for (let move = 0; move < MOVES && !match.outcome(); move += 1) {
      const open = match.choices();
      for (const viewer of ["spectator", ...match.setup.players.keys()] as const)
        for (const one of messages(match.describe(viewer))) hear(words.say(one, "plain"));
      for (const choice of open) {
        for (const one of messages(choice)) hear(words.say(one, "plain"));
        if (choice.spec.type === "menu")
          for (const { group, refused } of choice.spec.items) {
            hear(words.say(msg(`group.${group}`), "plain"));
            if (refused) hear(words.refusal(refused, "plain"));
          }
      }
      const choice = open[pick(open.length)] ?? expect.fail();
      const answer = sampleAnswer(choice.spec, pick);
      if (answer === undefined) expect.fail();
      const applied = match.apply({ seat: choice.seat, choice: choice.id, answer });
      if (!applied.ok) expect.fail(applied.refusal.code);
      tell(applied.events);
    }
    const bare = [...said].map((text) => names.reduce((left, name) => left.replaceAll(name, "…"), text));
    expect(bare.filter((text) => ENGLISH.test(text) || /[a-z]+\.[a-z]+-|undefined|\{/.test(text))).toEqual(
      [],
    );
  });
});
