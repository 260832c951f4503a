import { z } from "zod";
import list from "../../../src/engine/dark-legacy/rule-ids.json" with { type: "json" };

const rule = z.strictObject({
  id: z.string().regex(/^D-\d+\.\d+$/),
  /** In our own words, short. */
  title: z.string().min(1),
  /** Why no event, refusal or question can carry the rule: it defines, allows, or says that nothing happens. */
  noEvent: z.string().min(20).optional(),
});
const chapters = z.array(
  z.strictObject({ chapter: z.int(), title: z.string().min(1), rules: z.array(rule).min(1) }),
);

export type Rule = z.infer<typeof rule>;

/** Every rule of the game, by chapter. */
export const CHAPTERS: z.infer<typeof chapters> = chapters.parse(list);
export const RULES: readonly Rule[] = CHAPTERS.flatMap((chapter) => chapter.rules);
