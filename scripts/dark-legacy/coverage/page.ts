import type { Coverage } from "./cover.ts";
import { CHAPTERS } from "./rule-list.ts";
import { OWN_CARDS_ONLY, REFUSED_WORDS } from "./words-used.ts";

/** Scenarios named in one cell; the rest is counted. */
const MOST = 12;
const EMPTY = "**none**";

/** The page as Markdown: rules by chapter, words of the vocabulary, cards. */
export function coveragePage({ scenarios, code, carriers, words, games }: Coverage): string {
  const chapters = CHAPTERS.map(({ chapter, title, rules }) => {
    const rows = rules.map(({ id, title: name, noEvent }) => {
      const carried = carriers.of(id).map((what) => `\`${what}\``);
      const events = carried.length > 0 ? carried.join(", ") : noEvent ? `_${noEvent}_` : EMPTY;
      return `| **${id}** ${name} | ${list(scenarios.byRule.get(id))} | ${files(code.get(id))} | ${events} |`;
    });
    return `### D-${chapter} ${title}\n\n| Rule | Scenarios | Code | Events, refusals, questions |\n| --- | --- | --- | --- |\n${rows.join("\n")}`;
  });
  const wordRows = [...words].map(
    ([word, cards]) =>
      `| \`${word}\` | ${cards.length === 0 && OWN_CARDS_ONLY[word] ? `_${OWN_CARDS_ONLY[word]}_` : list(cards, "")} | ${list(scenarios.byWord.get(word))} |`,
  );
  const cardRows = [...games.played].map(([card, count]) => `| ${card} | ${count || EMPTY} |`);
  const refused = Object.entries(REFUSED_WORDS)
    .map(([word, why]) => `; \`${word}\` is refused by the check of a set, since ${why}`)
    .join("");
  return `# Coverage

What shows each rule, each word of the card vocabulary and each card. Written by \`npm run coverage:rules\`, which ends with exit code 1
when a cell is empty; \`npm test\` looks for empty cells too. Scenarios are those of \`test/scenarios/\`, ${scenarios.count} in all. What
carries a rule was met in play: in the scenarios and in ${games.games} random games. A rule that nothing can carry says why, in slanted
letters.

## Rules

${chapters.join("\n\n")}

## Words

Every word that a card can be written with, read from the schema${refused}.

| Word | Cards | Scenarios |
| --- | --- | --- |
${wordRows.join("\n")}

## Cards

Out of ${games.games} random games with random legal decks and heroes of levels 1 to 10: those in which the card was played.

| Card | Games |
| --- | --- |
${cardRows.join("\n")}
`;
}

function list(all: readonly string[] | undefined, quote = "`"): string {
  if (!all || all.length === 0) return EMPTY;
  const shown = all.slice(0, MOST).map((one) => `${quote}${one}${quote}`);
  const more = all.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

function files(paths: readonly string[] | undefined): string {
  if (!paths || paths.length === 0) return EMPTY;
  return paths.map((path) => `[${path.replace("src/engine/dark-legacy/", "")}](../${path})`).join(", ");
}
