/** Characters that Discord's markdown gives a meaning, anywhere in a line. */
const SPECIAL = /[\\`*_~|[\]()<>#:-]/g;
const ZERO_WIDTH = "\u200b";

/**
 * Makes text that people chose show as it is: markdown is escaped and neither @everyone, @here nor a written-out mention
 * works. Only characters that could start something are touched, so ordinary names stay readable.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\r\n\t]+/g, " ")
    .replace(SPECIAL, (sign, at: number) => (needsEscape(sign, text, at) ? `\\${sign}` : sign))
    .replace(/@/g, `@${ZERO_WIDTH}`);
}

function needsEscape(sign: string, text: string, at: number): boolean {
  // Lists, headings and quotes count at the start of a line only; links need the bracket, which is always escaped.
  if (sign === "#" || sign === "-") return at === 0;
  if (sign === "(" || sign === ")") return false;
  if (sign === ":")
    return (
      /^:\w+:/.test(text.slice(at)) || /:\w+:$/.test(text.slice(0, at + 1)) || text.startsWith("://", at)
    );
  return true;
}

/** Cuts text to at most `limit` UTF-16 units without splitting a character; a cut shows as "…". */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = Math.max(0, limit - 1);
  const last = text.charCodeAt(end - 1);
  if (last >= 0xd800 && last <= 0xdbff) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Lines that fit `limit` units together, taken from the end (the newest); older ones are left out. */
export function lastLines(lines: readonly string[], limit: number): string[] {
  const kept: string[] = [];
  let used = 0;
  for (const line of [...lines].reverse()) {
    used += line.length + 1;
    if (used > limit) break;
    kept.unshift(line);
  }
  return kept;
}

/** Lines that fit `limit` units together, taken from the start, with the count of those left out. */
export function firstLines(lines: readonly string[], limit: number): { kept: string[]; left: number } {
  const kept: string[] = [];
  let used = 0;
  for (const line of lines) {
    used += line.length + 1;
    if (used > limit) break;
    kept.push(line);
  }
  return { kept, left: lines.length - kept.length };
}
