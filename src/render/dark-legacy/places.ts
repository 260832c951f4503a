import type { Rect } from "../paint/shapes.ts";

/** px of the whole playmat of two; team battles have one such table a column. */
export const TABLE = { w: 1280, h: 920 } as const;
/** Parts of the strip between the two mats. */
export const BANNER: Rect = { x: 14, y: 412, w: 334, h: 96 };
/** Where attacks and the stack are drawn: all that is left of the strip. */
export function laneOf(columns: number): Rect {
  return { x: 358, y: 412, w: TABLE.w * columns - 372, h: 96 };
}
export function stripOf(columns: number): Rect {
  return { x: 14, y: 408, w: TABLE.w * columns - 28, h: 104 };
}

const SIDE_H = 392;
const LABEL_H = 20;

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
  readonly mat: Rect;
  readonly panel: Rect;
  readonly field: readonly SlotBox[];
  readonly weapons: { readonly primary: SlotBox; readonly secondary: SlotBox };
  readonly armor: { readonly primary: SlotBox; readonly secondary: SlotBox };
  readonly equip: SlotBox;
  readonly charging: SlotBox;
}

const FIELD_X = 538;
const FIELD_W = 728;

/**
 * Where everything of one side lies. The Battle Field is on the right (D-4.1), its last slot the Instant/Spell slot. Columns
 * count from 0 at the left.
 */
export function placesOf(top: boolean, fieldSlots: number, column = 0): SidePlaces {
  const left = column * TABLE.w;
  const y = top ? 10 : TABLE.h - 10 - SIDE_H;
  const rowH = (SIDE_H - 12) / 3;
  const heroSlot = (label: string, col: number, row: number): SlotBox => {
    const box = { x: left + 14 + col * 170, y: y + (top ? 2 - row : row) * (rowH + 6), w: 164, h: rowH };
    return {
      label,
      box,
      strip: { ...box, h: LABEL_H },
      inner: { x: box.x + 5, y: box.y + LABEL_H, w: box.w - 10, h: box.h - LABEL_H - 5 },
    };
  };
  const gap = 6;
  const colW = (FIELD_W - gap * (fieldSlots - 1)) / fieldSlots;
  const field = Array.from({ length: fieldSlots }, (_, index): SlotBox => {
    const box = { x: left + FIELD_X + index * (colW + gap), y, w: colW, h: SIDE_H };
    const outer = top ? box.y : box.y + box.h - LABEL_H;
    return {
      label: index === fieldSlots - 1 ? "Instant / Spell" : `Battle Field ${index + 1}`,
      box,
      strip: { ...box, y: outer, h: LABEL_H },
      inner: { x: box.x + 4, y: top ? box.y + LABEL_H : box.y + 5, w: box.w - 8, h: box.h - LABEL_H - 5 },
    };
  });
  return {
    top,
    mat: { x: left + 6, y: y - 6, w: TABLE.w - 12, h: SIDE_H + 12 },
    panel: { x: left + 358, y, w: 170, h: SIDE_H },
    field,
    weapons: { primary: heroSlot("Primary Weapon", 0, 0), secondary: heroSlot("Secondary Weapon", 1, 0) },
    armor: { primary: heroSlot("Primary Armor", 0, 1), secondary: heroSlot("2nd Armor / Relic", 1, 1) },
    equip: heroSlot("Hero Equip", 0, 2),
    charging: heroSlot("Charging", 1, 2),
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
