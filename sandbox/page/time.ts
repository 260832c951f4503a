/** Discord's timestamp styles. Times are Unix seconds; `now` is milliseconds. */

const STYLES: Record<string, Intl.DateTimeFormatOptions> = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { year: "numeric", month: "2-digit", day: "2-digit" },
  D: { year: "numeric", month: "long", day: "numeric" },
  f: { year: "numeric", month: "long", day: "numeric", hour: "2-digit", minute: "2-digit" },
  F: { weekday: "long", year: "numeric", month: "long", day: "numeric", hour: "2-digit", minute: "2-digit" },
};

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "in 4 minutes", "32 seconds ago". */
export function relativeTime(unix: number, now: number): string {
  const seconds = unix - Math.floor(now / 1000);
  const format = new Intl.RelativeTimeFormat("en", { numeric: "always" });
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(seconds, "second");
}

/** A time in one of Discord's styles, `R` meaning relative to now. */
export function formatTime(unix: number, style: string, now: number, locale?: string): string {
  if (style === "R") return relativeTime(unix, now);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(unix * 1000));
}

/** The short time beside an author's name: the clock today, with the date before. */
export function messageTime(iso: string | number, now: number, locale?: string): string {
  const date = new Date(iso);
  const sameDay = date.toDateString() === new Date(now).toDateString();
  const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(date);
  if (sameDay) return clock;
  return `${new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }).format(date)}, ${clock}`;
}
