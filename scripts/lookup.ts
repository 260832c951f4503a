import { theLibrary } from "../src/rulings/library.ts";
import { isSure } from "../src/rulings/search.ts";

/** npm run lookup -- "words": the ranked answers as JSON lines, from the search that the bot uses. `sure` stands on the first one. */
const typed = process.argv.slice(2).join(" ");
if (typed.trim() === "") {
  console.error('Usage: npm run lookup -- "words"');
  process.exitCode = 2;
} else {
  const hits = theLibrary().search.find(typed);
  const lines = hits.map(({ entry, score }, at) =>
    JSON.stringify({
      id: entry.key,
      title: entry.title("en"),
      score,
      ...(at === 0 ? { sure: isSure(hits) } : {}),
    }),
  );
  if (lines.length > 0) console.log(lines.join("\n"));
}
