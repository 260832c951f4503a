import { CanvasRenderingContext2D } from "canvas";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BUILT_IN, printText } from "../../src/cards/dark-legacy/index.ts";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import type { CardView } from "../../src/engine/dark-legacy/view-types.ts";
import { LANGUAGES, type Language } from "../../src/engine/kernel/look.ts";
import { cardFace } from "../../src/render/dark-legacy/face.ts";
import { loneCard } from "../../src/render/dark-legacy/is.ts";
import { planOf, slotsOf, TABLE } from "../../src/render/dark-legacy/places.ts";
import { drawPlate } from "../../src/render/dark-legacy/plate.ts";
import { drawPlaymat } from "../../src/render/dark-legacy/playmat.ts";
import { useTheme } from "../../src/render/dark-legacy/theme.ts";
import { drawTab, drawTile, TILE } from "../../src/render/dark-legacy/tile.ts";
import { speak } from "../../src/render/dark-legacy/words.ts";
import { makeSurface } from "../../src/render/paint/surface.ts";
import { cuts } from "../../src/render/paint/text.ts";
import { player, view } from "./samples/parts.ts";

/** Texts that ran over the edge of what they were drawn on. */
const over: string[] = [];
const widths = new Map<string, number>();
const plain = CanvasRenderingContext2D.prototype.fillText;

beforeEach(() => {
  cuts.length = 0;
  over.length = 0;
  CanvasRenderingContext2D.prototype.fillText = function watched(text, x, y) {
    const { a, b, e } = this.getTransform();
    // Turned cards are drawn with room to spare.
    if (b === 0) {
      const key = `${this.font}|${text}`;
      const known = widths.get(key) ?? this.measureText(text).width;
      widths.set(key, known);
      const wide = known * a;
      const at = x * a + e - (this.textAlign === "center" ? wide / 2 : this.textAlign === "right" ? wide : 0);
      if (at < -1 || at + wide > this.canvas.width + 1) over.push(text);
    }
    plain.call(this, text, x, y);
  };
});
afterEach(() => {
  CanvasRenderingContext2D.prototype.fillText = plain;
});

const { ctx } = makeSurface(420, 420, true);

function cardsIn(language: Language): CardView[] {
  return [...BUILT_IN.values()].map((def) => loneCard(def, printText(def, language)).card);
}

/** px of the slots that plates lie in, on every kind of table. */
const plates = [1, 2, 3].flatMap((heroes) => {
  const [side] = planOf(heroes, heroes, 4).below;
  const inner = side && slotsOf(side)[0]?.inner;
  return inner ? [{ x: 20, y: 20, w: inner.w, h: inner.h }] : [];
});

describe.each(LANGUAGES)("in the language %s", (language) => {
  beforeAll(() => {
    speak(language);
    useTheme("default");
  });
  afterAll(() => speak("en"));

  const cards = cardsIn(language);

  it("no text of any card is cut, in the hand or by itself", () => {
    // Words are fitted before the face is scaled, so one scale shows all.
    for (const card of cards) cardFace(card, 0.5);
    expect({ cuts, over }).toEqual({ cuts: [], over: [] });
  });

  it("no text of any card is cut on the Battle Field, in a slot of the hero, or tucked under another", () => {
    expect(plates).toHaveLength(3);
    for (const card of cards) {
      for (const artH of [0, TILE.leastArt])
        drawTile(ctx, card, { x: 200, y: 200, scale: 0.75, angle: 0, ordinal: null, covered: false, artH });
      drawTile(
        ctx,
        { ...card, spent: true, tokens: { ...card.tokens, poison: 12, time: 3 } },
        {
          ...{ x: 200, y: 200, scale: 1, angle: 0.1, ordinal: 3, covered: true, artH: 0 },
        },
      );
      for (const at of plates) drawPlate(ctx, { ...card, locked: 2 }, { ...at, h: at.h - 21 }, 0, 1);
      drawTab(ctx, card, { x: 20, y: 20, w: 146, h: 25 }, "#3 ");
    }
    expect({ cuts, over }).toEqual({ cuts: [], over: [] });
  });
});

describe("the decks", () => {
  it("have tables on which nothing is cut", () => {
    const cards = cardsIn("en");
    const tableCtx = makeSurface(TABLE.w, TABLE.h, true).ctx;
    for (const deck of darkLegacy.decks) {
      const names = new Set(deck.list.cards.map(({ name }) => name));
      const own = cards.filter((card) => names.has(card.name));
      expect(own.length, deck.id).toBeGreaterThan(5);
      const of = (type: CardView["type"]) => own.filter((card) => card.type === type);
      const [sword = null, second = null] = of("weapon");
      const [plate = null, relic = null] = [...of("armor"), ...of("relic")];
      const creatures = of("creature");
      const table = [0, 1].map((seat) =>
        player(seat, seat === 0 ? "Alexandria" : "Bartholomew", {
          weapons: { primary: sword, secondary: second },
          armor: { primary: plate, secondary: relic },
          equip: of("enhancement").slice(0, 3),
          field: [0, 1, 2, 3].map((slot) => creatures.slice(slot * 2 + seat, slot * 2 + seat + 1)),
        }),
      );
      drawPlaymat(tableCtx, view(table));
    }
    expect({ cuts, over }).toEqual({ cuts: [], over: [] });
  });
});
