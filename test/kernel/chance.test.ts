import { describe, expect, it } from "vitest";
import { below, die, newRng, type RngState, shuffle, watchChance } from "../../src/engine/kernel/rng.ts";
import { seedFrom } from "../../src/match/seed.ts";
import { critical, pearson, upperTail } from "./chi-square.ts";

/**
 * A fair source fails one of these checks once in a million: half of that for counts too uneven, half for counts too even. The
 * seeds are fixed, so a check that passes passes for ever.
 */
const FALSE_ALARM = 1e-6;

function expectFair(statistic: number, df: number): void {
  expect(statistic).toBeLessThan(critical(FALSE_ALARM / 2, df));
  expect(statistic).toBeGreaterThan(critical(1 - FALSE_ALARM / 2, df));
}

const FACES = 20;
/** How often each pair came, of the pairs that `next` gives. */
function pairs(count: number, next: (n: number) => readonly [number, number]): Float64Array {
  const seen = new Float64Array(FACES * FACES);
  for (let n = 0; n < count; n += 1) {
    const [one, two] = next(n);
    const at = (one - 1) * FACES + two - 1;
    seen[at] = (seen[at] ?? 0) + 1;
  }
  return seen;
}
function faces(count: number, next: (n: number) => number): Float64Array {
  const seen = new Float64Array(FACES);
  for (let n = 0; n < count; n += 1) {
    const at = next(n) - 1;
    seen[at] = (seen[at] ?? 0) + 1;
  }
  return seen;
}

describe("the test itself", () => {
  it("knows the table of the distribution", () => {
    expect(critical(0.05, 1)).toBeCloseTo(3.841458820694, 9);
    expect(critical(0.001, 19)).toBeCloseTo(43.820195964518, 9);
    expect(critical(0.05, 399)).toBeCloseTo(446.574241593, 8);
    expect(upperTail(19, 19)).toBeCloseTo(0.456836, 5);
  });

  it("finds a die that shows its highest face one time in a hundred too often", () => {
    const rng = newRng("loaded");
    const loaded = faces(100_000, () => (below(rng, 100) === 0 ? FACES : die(rng, FACES)));
    expect(pearson(loaded)).toBeGreaterThan(critical(FALSE_ALARM / 2, FACES - 1));
  });

  it("finds a shuffle that swaps each card with any card", () => {
    const cards = 12;
    const seen = new Float64Array(cards * cards);
    const rng = newRng("naive");
    for (let n = 0; n < 12_000; n += 1) {
      const deck = Array.from({ length: cards }, (_, i) => i);
      for (let i = 0; i < cards; i += 1) {
        const j = below(rng, cards);
        [deck[i], deck[j]] = [deck[j] ?? 0, deck[i] ?? 0];
      }
      for (const [place, card] of deck.entries())
        seen[card * cards + place] = (seen[card * cards + place] ?? 0) + 1;
    }
    expect(placesStatistic(seen, cards)).toBeGreaterThan(critical(FALSE_ALARM / 2, (cards - 1) ** 2));
  });
});

/**
 * Pearson's statistic of card × place, brought to the chi-square distribution with (n-1)² degrees: every card lies somewhere and
 * every place holds a card, which makes the plain sum n/(n-1) times too large.
 */
function placesStatistic(seen: Float64Array, cards: number): number {
  return (pearson(seen) * (cards - 1)) / cards;
}

describe("dice", () => {
  it("show each face as often as any other, in one match", () => {
    const rng = newRng("faces");
    expectFair(pearson(faces(200_000, () => die(rng, FACES))), FACES - 1);
  });

  it("and at the same roll of many matches", () => {
    const first = faces(12_000, (n) => die(newRng(`faces-${n}`), FACES));
    expectFair(pearson(first), FACES - 1);
  });
});

describe("shuffles", () => {
  it("put each card of a deck of 60 at each place as often as any other", () => {
    const cards = 60;
    const seen = new Float64Array(cards * cards);
    const rng = newRng("places");
    for (let n = 0; n < 6_000; n += 1) {
      const deck = Array.from({ length: cards }, (_, i) => i);
      shuffle(rng, deck);
      for (const [place, card] of deck.entries())
        seen[card * cards + place] = (seen[card * cards + place] ?? 0) + 1;
    }
    expectFair(placesStatistic(seen, cards), (cards - 1) ** 2);
  });

  it("put the top card anywhere, in matches with neighbouring seeds", () => {
    const cards = 60;
    const places = new Float64Array(cards);
    for (let n = 0; n < 12_000; n += 1) {
      const deck = Array.from({ length: cards }, (_, i) => i);
      shuffle(newRng(`deck-${n}`), deck);
      const place = deck.indexOf(0);
      places[place] = (places[place] ?? 0) + 1;
    }
    expectFair(pearson(places), cards - 1);
  });
});

describe("pairs", () => {
  const INDEPENDENT = FACES ** 2 - 1;
  const two = (a: RngState, b: RngState): readonly [number, number] => [die(a, FACES), die(b, FACES)];

  it("of consecutive rolls are as frequent as any other", () => {
    const rng = newRng("pairs");
    expectFair(pearson(pairs(100_000, () => two(rng, rng))), INDEPENDENT);
  });

  it("of rolls with a shuffle in between", () => {
    const rng = newRng("shuffled pairs");
    const deck = Array.from({ length: 40 }, (_, i) => i);
    const seen = pairs(12_000, () => {
      const one = die(rng, FACES);
      shuffle(rng, deck);
      return [one, die(rng, FACES)];
    });
    expectFair(pearson(seen), INDEPENDENT);
  });

  it("of the first rolls of two matches with neighbouring seeds", () => {
    const seen = pairs(12_000, (n) => two(newRng(`match-${2 * n}`), newRng(`match-${2 * n + 1}`)));
    expectFair(pearson(seen), INDEPENDENT);
  });

  it("of the last roll of one match and the first of the next", () => {
    const seen = pairs(6_000, (n) => {
      const before = newRng(`match-${n}`);
      before.drawn = 300;
      return two(before, newRng(`match-${n + 1}`));
    });
    expectFair(pearson(seen), INDEPENDENT);
  });

  it("of matches whose secrets are the same and whose words differ by a letter", () => {
    const seen = pairs(5_000, (n) =>
      two(
        newRng(seedFrom("secret", [`word${2 * n}`, null])),
        newRng(seedFrom("secret", [`word${2 * n + 1}`, null])),
      ),
    );
    expectFair(pearson(seen), INDEPENDENT);
  });
});

describe("an onlooker", () => {
  it("is told of every use of chance, and changes none", () => {
    const use = (rng: RngState) => {
      const deck = ["a", "b", "c", "d"];
      const rolled = [die(rng, 20), below(rng, 3)];
      shuffle(rng, deck);
      return [...rolled, ...deck];
    };
    const told: unknown[] = [];
    const seen = watchChance(
      (draw) => told.push(draw),
      () => use(newRng("onlooker")),
    );
    expect(seen).toEqual(use(newRng("onlooker")));
    expect(told).toEqual([
      { kind: "die", at: 0, of: 20, shows: seen[0] },
      { kind: "pick", at: 1, of: 3, shows: seen[1] },
      { kind: "shuffle", at: 2, of: 4, order: seen.slice(2).map((card) => "abcd".indexOf(String(card))) },
    ]);
  });
});
