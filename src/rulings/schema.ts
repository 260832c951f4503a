import { z } from "zod";

/** The shape of what is written down about rules. Every object is strict: an unknown key is an error. */

const line = z.string().min(1).max(1_200);
const ids = z.array(z.string().min(1)).readonly();
/** What people type when they mean this entry: other names, and questions in their words. */
const aka = z.array(z.string().min(1).max(120)).readonly();
/** A text by language; English serves where another is missing. */
const said = z.strictObject({ en: line, de: line.optional() });

/** What belongs to a rule beyond the title and the sentence that its game's engine carries. */
export const ruleNotes = z.array(
  z.strictObject({
    id: z.string(),
    /** The section of the rulebook from which its facts come. */
    source: line,
    /** What follows from it, for somebody who does not have the rulebook. */
    text: line,
    terms: ids,
    see: ids,
    aka,
  }),
);

/** A word that stands for something: of the glossary, or printed on cards. */
export const wordNotes = z.array(z.strictObject({ id: z.string(), name: said, text: said, rules: ids, aka }));

/** A question that the rulebook leaves open, or that people ask about a card, with the answer that holds here. */
export const rulingNotes = z.array(
  z.strictObject({
    id: z.string(),
    /** The day on which it was decided. */
    date: z.iso.date(),
    question: line,
    answer: line,
    rules: ids,
    /** Ids of cards. */
    cards: ids,
    aka,
    /** The match option that changes it, by its id in the set-up. */
    option: z.string().exactOptional(),
  }),
);

/** Rules of a game that cannot be played yet, told for reference. */
export const referenceNotes = z.array(
  z.strictObject({ id: z.string(), source: line, title: line, text: line, aka, see: ids }),
);

/** Scenarios by the rule that they show: written by `npm run docs:examples`. */
export const exampleNotes = z.record(
  z.string(),
  z.array(z.strictObject({ id: z.string(), title: line })).readonly(),
);
