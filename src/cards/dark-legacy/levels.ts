import { z } from "zod";
import file from "./levels.json" with { type: "json" };

/** The table of Skill Levels as data (D-2.2 to D-2.10, A-30): points are the total needed, bonuses are gained and kept. */
const bonus = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("any-faction") }),
  z.strictObject({ kind: z.literal("look") }),
  z.strictObject({ kind: z.literal("exchange"), cards: z.int().min(1) }),
  z.strictObject({ kind: z.literal("reroll"), one: z.tuple([z.literal("cast"), z.literal("attack")]) }),
  z.strictObject({ kind: z.literal("faction-lock") }),
  z.strictObject({ kind: z.literal("life"), amount: z.int().min(1) }),
  z.strictObject({ kind: z.literal("creature-bonus"), one: z.tuple([z.literal("roll"), z.literal("ap")]) }),
]);
const row = z.strictObject({ level: z.int().min(1), points: z.int().min(0), gives: z.array(bonus) });
const table = z
  .strictObject({
    about: z.string(),
    /** Highest level a hero reaches; a match option may lower or raise it. */
    cap: z.int().min(1).max(99),
    /** Points from one level to the next after the last row. */
    step: z.int().min(1),
    levels: z.array(row).min(1),
  })
  .superRefine(({ levels }, context) => {
    for (const [index, { level, points }] of levels.entries()) {
      if (level !== index + 1)
        context.addIssue({
          code: "custom",
          path: ["levels", index, "level"],
          message: "levels go 1, 2, 3 …",
        });
      const before = levels[index - 1]?.points ?? -1;
      if (points <= before || (index === 0 && points !== 0))
        context.addIssue({
          code: "custom",
          path: ["levels", index, "points"],
          message: "points start at 0 and rise",
        });
    }
  });

export type LevelBonus = z.infer<typeof bonus>;
export type LevelTable = z.infer<typeof table>;

/** Checks a table of levels; throws a ZodError that names the faulty place. */
export function parseLevels(value: unknown): LevelTable {
  return table.parse(value);
}
export const LEVELS: LevelTable = parseLevels(file);
