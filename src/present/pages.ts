import { clip } from "./escape.ts";

const PAGE_TEXT = 3_000;
const PAGE_LINES = 40;
const LINE_TEXT = 1_200;

/** Lines in pages of one message each, the first lines on page 0. */
export function pagesOf(lines: readonly string[], limit = PAGE_TEXT): string[][] {
  const pages: string[][] = [];
  let page: string[] = [];
  let used = 0;
  for (const line of lines.map((one) => clip(one, LINE_TEXT))) {
    if (page.length > 0 && (used + line.length > limit || page.length >= PAGE_LINES)) {
      pages.push(page);
      page = [];
      used = 0;
    }
    page.push(line);
    used += line.length + 1;
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

/** The page to show of so many: the asked one, or the last there is. */
export function pageWithin(page: number, pages: number): number {
  return Math.max(0, Math.min(page, pages - 1));
}
