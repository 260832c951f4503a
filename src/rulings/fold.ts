import words from "./words.json" with { type: "json" };

/** Longer ones are nobody's question; what is beyond is not read. */
const LONGEST = 600;
const MOST_WORDS = 24;
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  þ: "th",
};

/** Text as it is compared: without case, accents, ligatures, apostrophes, punctuation and doubled spaces. */
export function fold(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘`´ʼ]/gu, "")
    .replace(/[ßæœøłđþ]/g, (sign) => LETTERS[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const stop = new Set(words.stop);
const same = new Map(Object.entries(words.same));

/** A word without the endings that say nothing about what is meant. */
function stem(word: string): string {
  if (word.length < 5) return word.length === 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  for (const ending of ["ing", "ed"]) {
    if (!word.endsWith(ending) || word.length < ending.length + 4) continue;
    const rest = word.slice(0, -ending.length);
    return /([^aeiouls])\1$/.test(rest) ? rest.slice(0, -1) : rest.replace(/e$/, "");
  }
  return word.replace(/([^s])s$/, "$1").replace(/e$/, "");
}

/** The telling words of a folded text, those of one meaning made one; all words when none tells anything. */
export function tellingWords(folded: string): string[] {
  const all = folded === "" ? [] : folded.split(" ");
  const telling = all.filter((word) => !stop.has(word));
  return (telling.length > 0 ? telling : all)
    .flatMap((word) => (same.get(word) ?? word).split(" "))
    .slice(0, MOST_WORDS)
    .map(stem);
}

const little = new Set(words.stop.map(stem));

/** All words of a folded text, those of one meaning made one. */
export function phraseWords(folded: string): string[] {
  return (folded === "" ? [] : folded.split(" "))
    .flatMap((word) => (same.get(word) ?? word).split(" "))
    .slice(0, MOST_WORDS)
    .map(stem);
}

/** Whether a word out of `phraseWords` only asks. */
export function countsLittle(word: string): boolean {
  return little.has(word);
}

/** The folded text without the words that only ask; the whole of it when nothing would be left. */
export function core(folded: string): string {
  const telling = folded.split(" ").filter((word) => !stop.has(word));
  return telling.length > 0 ? telling.join(" ") : folded;
}
