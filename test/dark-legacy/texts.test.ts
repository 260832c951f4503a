import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";

const file = new URL("./golden/texts.txt", import.meta.url);

it("the texts are the reviewed ones (UPDATE_GOLDEN=1 writes the file anew)", () => {
  const texts = Object.entries(darkLegacy.texts.en ?? {}).map(([key, text]) => `${key}\n  ${text}\n`);
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, texts.join(""));
  expect(texts.join("")).toBe(readFileSync(file, "utf8"));
});
