import { hashOf } from "../engine/kernel/json.ts";
import { type Look, PLAIN_LOOK } from "../engine/kernel/look.ts";
import type { Snapshot } from "../match/contract.ts";
import type { Log, SafePainter } from "../present/ports.ts";
import type { Painter, Picture } from "../render/painter-types.ts";

/** A picture that takes longer is done without. */
const PATIENCE_MS = 5_000;
const KEPT = 200;

/**
 * Wraps a painter so that play never waits for it or fails with it. Pictures are kept by match and number of moves, so that a
 * panel that is clicked through draws its hand once.
 */
export function safePainter(painter: Painter, log: Pick<Log, "warn">, patienceMs = PATIENCE_MS): SafePainter {
  const kept = new Map<string, Promise<Picture | null>>();

  function draw(key: string, paint: () => Promise<Picture | null>): Promise<Picture | null> {
    const known = kept.get(key);
    if (known) return known;
    const painting = Promise.resolve().then(paint);
    const drawn = withPatience(painting, patienceMs).catch((error: unknown) => {
      kept.delete(key);
      log.warn({ err: error }, "A picture could not be drawn");
      // One that only comes late is there when it is asked for again.
      painting.then(
        () => kept.set(key, painting),
        () => undefined,
      );
      return null;
    });
    kept.set(key, drawn);
    for (const old of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(old);
    }
    return drawn;
  }

  const key = (match: Snapshot, what: string, look: Look): string =>
    `${match.record.id}/${match.live.moves.length}/${what}/${nameOf(look)}`;
  return {
    playmat: (match, look = PLAIN_LOOK) =>
      draw(key(match, "board", look), () => painter.playmat(match.live.view("spectator"), look)),
    hand: (match, seat, look = PLAIN_LOOK) =>
      draw(key(match, `hand${seat}`, look), () => painter.hand(match.live.view(seat), look)),
    tableOf: (view, look = PLAIN_LOOK) =>
      draw(`table/${nameOf(look)}/${hashOf(view)}`, () => painter.playmat(view, look)),
    handOf: (view, look = PLAIN_LOOK) =>
      draw(`hand/${nameOf(look)}/${hashOf(view)}`, () => painter.hand(view, look)),
    sheet: (view, look = PLAIN_LOOK) =>
      draw(`sheet/${nameOf(look)}/${hashOf(view)}`, () => painter.sheet(view, look)),
    card: (view, look = PLAIN_LOOK) =>
      draw(`card/${nameOf(look)}/${hashOf(view)}`, async () => (await painter.card?.(view, look)) ?? null),
  };
}

function nameOf({ language, palette }: Look): string {
  return `${language}-${palette}`;
}

async function withPatience<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Drawing took more than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
