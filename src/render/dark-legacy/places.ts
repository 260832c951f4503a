import type { Rect } from "../paint/shapes.ts";

/** Units of the playmat of two, each a pixel. Team battles are as wide and have a row more for each further hero. */
export const TABLE = { w: 1280, h: 960 } as const;

const EDGE = 10;
const STRIP_H = 120;
const GAP = 6;
const ROW_GAP = 16;

/** A slot of the mat: the whole outline, the part that cards use, and where its engraved label runs. */
export interface SlotBox {
  readonly label: string;
  readonly box: Rect;
  readonly inner: Rect;
  readonly strip: Rect;
}
export interface SidePlaces {
  /** The opponent's half, mirrored so that both Battle Fields face each other. */
  readonly top: boolean;
  /** A row of a team's: lower than a half of the table of two. */
  readonly row: boolean;
  readonly mat: Rect;
  readonly panel: Rect;
  readonly field: readonly SlotBox[];
  readonly weapons: { readonly primary: SlotBox; readonly secondary: SlotBox };
  readonly armor: { readonly primary: SlotBox; readonly secondary: SlotBox };
  readonly equip: SlotBox;
  readonly charging: SlotBox;
}
/** Where everything of a picture lies. */
export interface Plan {
  readonly w: number;
  readonly h: number;
  /** Pixels for each unit of length: fewer for the large pictures of team battles, for the sake of their bytes. */
  readonly pixels: number;
  readonly strip: Rect;
  /** Turn, phase and who decides: left in the strip. */
  readonly banner: Rect;
  /** Attacks and the stack: all that is left of the strip. */
  readonly lane: Rect;
  /** The sides above and below the strip, the nearest to the strip first. */
  readonly above: readonly SidePlaces[];
  readonly below: readonly SidePlaces[];
}

interface Shape {
  readonly h: number;
  readonly cols: number;
  readonly slotW: number;
  readonly panelW: number;
  /** Space between panel and Battle Field, and between slots: arrows run there. */
  readonly gutter: number;
  /** Height of the slots' engraved names; 0 where the signs must do. */
  readonly label: number;
}

/** One hero a side, two, or more: the more heroes, the lower their rows. */
function shapeOf(heroes: number): Shape {
  if (heroes <= 1) return { h: 410, cols: 2, slotW: 152, panelW: 178, gutter: 8, label: 18 };
  const two = heroes === 2;
  return { h: two ? 286 : 200, cols: 3, slotW: 118, panelW: 224, gutter: 16, label: two ? 18 : 0 };
}

/** The plan of a table with so many heroes above and below and Battle Field slots each. */
export function planOf(above: number, below: number, fieldSlots: number): Plan {
  const shape = shapeOf(Math.max(above, below));
  const step = shape.h + ROW_GAP;
  const stripY = EDGE + Math.max(1, above) * step - ROW_GAP;
  const belowY = stripY + STRIP_H;
  const h = belowY + Math.max(1, below) * step - ROW_GAP + EDGE;
  const strip = { x: 14, y: stripY + 6, w: TABLE.w - 28, h: STRIP_H - 12 };
  const rows = (count: number, top: boolean): SidePlaces[] =>
    Array.from({ length: count }, (_, index) =>
      placesOf(top, fieldSlots, top ? stripY - step * (index + 1) + ROW_GAP : belowY + step * index, shape),
    );
  return {
    w: TABLE.w,
    h,
    pixels: Math.max(above, below) > 1 ? 0.8 : 1,
    strip,
    banner: { x: 14, y: strip.y + 4, w: 330, h: strip.h - 8 },
    lane: { x: 356, y: strip.y + 4, w: TABLE.w - 370, h: strip.h - 8 },
    above: rows(above, true),
    below: rows(below, false),
  };
}

/** Where everything of one side lies. The Battle Field is on the right (D-4.1), its last slot the Instant/Spell slot. */
function placesOf(top: boolean, fieldSlots: number, y: number, shape: Shape): SidePlaces {
  const { h, cols, slotW, panelW, gutter, label: labelH } = shape;
  const rows = 6 / cols;
  const rowH = (h - GAP * (rows - 1)) / rows;
  const heroSlot = (label: string, index: number): SlotBox => {
    const row = Math.floor(index / cols);
    const box = {
      x: 14 + (index % cols) * (slotW + GAP),
      y: y + (top ? rows - 1 - row : row) * (rowH + GAP),
      w: slotW,
      h: rowH,
    };
    return {
      label,
      box,
      strip: { ...box, h: labelH },
      inner: {
        x: box.x + 4,
        y: box.y + Math.max(4, labelH),
        w: box.w - 8,
        h: box.h - Math.max(4, labelH) - 4,
      },
    };
  };
  const panel = { x: 14 + cols * (slotW + GAP) + 2, y, w: panelW, h };
  const fieldX = panel.x + panel.w + gutter;
  const between = gutter > 8 ? 12 : GAP;
  const colW = (TABLE.w - 14 - fieldX - between * (fieldSlots - 1)) / fieldSlots;
  const field = Array.from({ length: fieldSlots }, (_, index): SlotBox => {
    const box = { x: fieldX + index * (colW + between), y, w: colW, h };
    const outer = top ? box.y : box.y + box.h - labelH;
    return {
      label: index === fieldSlots - 1 ? "Instant / Spell" : `Battle Field ${index + 1}`,
      box,
      strip: { ...box, y: outer, h: labelH },
      inner: {
        x: box.x + 3,
        y: top ? box.y + Math.max(4, labelH) : box.y + 4,
        w: box.w - 6,
        h: box.h - Math.max(4, labelH) - 4,
      },
    };
  });
  return {
    top,
    row: cols > 2,
    mat: { x: 6, y: y - 6, w: TABLE.w - 12, h: h + 12 },
    panel,
    field,
    weapons: { primary: heroSlot("Primary Weapon", 0), secondary: heroSlot("Secondary Weapon", 1) },
    armor: { primary: heroSlot("Primary Armor", 2), secondary: heroSlot("2nd Armor / Relic", 3) },
    equip: heroSlot("Hero Equip", 4),
    charging: heroSlot("Charging", 5),
  };
}

/** Every slot of a side, for outlines and labels. */
export function slotsOf(places: SidePlaces): SlotBox[] {
  return [
    places.weapons.primary,
    places.weapons.secondary,
    places.armor.primary,
    places.armor.secondary,
    places.equip,
    places.charging,
    ...places.field,
  ];
}
