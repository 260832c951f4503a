import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readArguments } from "./arguments.ts";
import { heatMap } from "./simulate/heat-map.ts";
import { balancePage } from "./simulate/page.ts";
import { results } from "./simulate/tally.ts";

/** Writes docs/balance.md and its heat maps from docs/balance/*.json, as `npm run simulate -- --json` leaves them. */
readArguments("npm run docs:balance", () => parseArgs({ options: {} }));
const docs = new URL("../docs/", import.meta.url);
const files = readdirSync(new URL("balance/", docs))
  .filter((name) => name.endsWith(".json"))
  .sort();
const all = files.map((name) => {
  const found = results.parse(JSON.parse(readFileSync(new URL(`balance/${name}`, docs), "utf8")));
  const picture = `pictures/balance-${name.replace(/\.json$/, "")}.png`;
  writeFileSync(new URL(picture, docs), heatMap(found).toBuffer("image/png"));
  return { found, picture };
});
writeFileSync(new URL("balance.md", docs), balancePage(all));
console.log(`docs/balance.md from ${files.join(", ")}`);
