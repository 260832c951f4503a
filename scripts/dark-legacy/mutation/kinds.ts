/** One mutant that lived, with the line of code it is in and the next one. */
export interface Survivor {
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  readonly line: string;
  readonly next: string;
}

export interface Kind {
  readonly name: string;
  readonly why: string;
  fits(one: Survivor): boolean;
}

const lastResort = /throw new Error|return "(?:the )?memo|is stale"/;
const leaves = /\b(?:return|continue|break)\b/;

/**
 * Why mutants live, the first that fits. What a line looks like cannot prove that a mutant changes nothing: the last kind is
 * what remains to be read one by one.
 */
export const KINDS: readonly Kind[] = [
  {
    name: "last resort",
    why: "A check that ends in an error which no choice on offer leads to, or the words of that error. It is there for faults of the program; no fitting answer reaches it.",
    fits: ({ line, next }) => lastResort.test(line) || (line.startsWith("if") && lastResort.test(next)),
  },
  {
    name: "type guard",
    why: "`?.`, `??` or a test for `undefined` that the compiler asks for where a list or map is looked into; the value is always there.",
    fits: ({ mutator, original, line }) =>
      mutator === "OptionalChaining" ||
      (mutator === "LogicalOperator" && original.includes("??")) ||
      (/[!=]== (?:undefined|null)|typeof|^if \(!\w+\)| in \w+/.test(line) &&
        /[!=]== (?:undefined|null)|typeof|^!\w+$|^\w+$|" in /.test(original)) ||
      (mutator === "StringLiteral" &&
        /\?\? ""$/.test(line.slice(0, line.indexOf(original) + original.length))) ||
      (mutator === "ArrayDeclaration" && line.includes("?? []")),
  },
  {
    name: "short cut",
    why: "A way out where nothing is left to be done, or a test that saves a walk over an empty list: without it the same comes out, later.",
    fits: ({ original, line }) =>
      (line.startsWith("if") && leaves.test(line) && /[=><]=? ?0|length|=== null/.test(original)) ||
      /length > 0|> 0$|\.length === 0|NONE/.test(original),
  },
  {
    name: "memory",
    why: "What is kept beside a state so that it need not be found again. Finding it again gives the same (`test/dark-legacy/memo.test.ts`).",
    fits: ({ line }) =>
      /\b(?:kept|lately|memo|cache|known|board|boards|infos|made|pairs|notes|texts|resting)\b/.test(line),
  },
  {
    name: "order",
    why: "A sort of what is in that order already, or whose order is seen nowhere.",
    fits: ({ line, original }) =>
      /\bsort\(/.test(original) || (/\bsort\(/.test(line) && / - | \+ |=>/.test(original)),
  },
  {
    name: "words and notes",
    why: "The text key, rule id or parameters of a label, note or refusal in a position that no test comes to.",
    fits: ({ mutator, line }) =>
      (mutator === "StringLiteral" || mutator === "ObjectLiteral") &&
      /refuse\(|msg\(|note|label|prompt|rule:|params/.test(line),
  },
  {
    name: "worth",
    why: "How the AI weighs a position. It decides how well it plays, no rule; `npm run simulate` measures it.",
    fits: () => false,
  },
  {
    name: "not shown",
    why: "Behaviour that no test of this run shows.",
    fits: () => true,
  },
];

const WORTH = "appraise.ts";

export function kindOf(file: string, one: Survivor): Kind {
  const [worth] = KINDS.filter((kind) => kind.name === "worth");
  if (worth && file.endsWith(WORTH)) return worth;
  const found = KINDS.find((kind) => kind.fits(one));
  if (!found) throw new Error("The last kind fits everything");
  return found;
}
