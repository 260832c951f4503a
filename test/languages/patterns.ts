import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { z } from "zod";

interface Part {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>> | undefined;
}
const part: z.ZodType<Part> = z.object({
  type: z.number(),
  value: z.unknown().optional(),
  options: z.record(z.string(), z.object({ value: z.array(z.lazy(() => part)) })).optional(),
});
/** Of a pattern's parts: plain text, and "#" in a plural. */
const TEXT = 0;
const COUNT = 7;

/** The parameters that a pattern names, sorted. Throws for a pattern that is broken. */
export function paramsOf(pattern: string, locale: string): string[] {
  const found = new Set<string>();
  const walk = (parts: readonly Part[]): void => {
    for (const { type, value, options } of parts) {
      if (type !== TEXT && type !== COUNT && typeof value === "string") found.add(value);
      for (const option of Object.values(options ?? {})) walk(option.value);
    }
  };
  const format = new IntlMessageFormat(pattern, locale, undefined, { ignoreTag: true });
  walk(z.array(part).parse(format.getAst()));
  return [...found].sort();
}

/** Every source file under a folder, but for catalogues, as one text. */
export function sourceOf(folder: string): string {
  const root = new URL("../../", import.meta.url).pathname;
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.includes("texts/"))
    .map((file) => readFileSync(join(root, folder, file), "utf8"))
    .join("\n");
}

/** Whether a source names a key: whole, or its beginning (at least up to the first dot) before a hole of a template. */
export function names(source: string, key: string): boolean {
  if (source.includes(`"${key}"`) || source.includes(`\`${key}\``)) return true;
  for (let at = key.length; at > key.indexOf("."); at -= 1)
    if (source.includes(`\`${key.slice(0, at)}\${`)) return true;
  return false;
}
