import type { Course } from "./course.ts";

/** A moment of a film: after which step, and how long it is shown, ms. */
export interface Moment {
  readonly step: number;
  readonly ms: number;
}

/** More pictures than this are thinned out: a film is to be watched in a few minutes. */
const MOST_MOMENTS = 120;
const TURN_MS = 1_800;
const SCENE_MS = 1_500;
const END_MS = 6_000;

/**
 * The moments of a match worth a picture: how each turn ended, what each scene in it came to, and the end. What was taken back is not
 * shown. Where there are too many, the scenes go first, then turns evenly; the end always stays.
 */
export function momentsOf({ steps, turns }: Pick<Course, "steps" | "turns">): readonly Moment[] {
  const end = steps.length - 1;
  const standing = (from: number, to: number): number => {
    for (let at = to; at > from; at -= 1) if (!steps[at]?.undone) return at;
    return from;
  };
  const ends = turns.map(({ from, to }) => standing(from, to)).filter((at) => at < end);
  const scenes: number[] = [];
  const counted = [...steps.keys()].filter((at) => !steps[at]?.undone);
  for (const [index, at] of counted.entries()) {
    const { scene } = steps[at] ?? { scene: null };
    const next = counted[index + 1];
    if (scene !== null && (next === undefined || steps[next]?.scene !== scene)) scenes.push(at);
  }
  const all = new Map<number, number>(ends.map((at) => [at, TURN_MS]));
  if (new Set([...ends, ...scenes]).size < MOST_MOMENTS)
    for (const at of scenes) if (at < end && !all.has(at)) all.set(at, SCENE_MS);
  const moments = [...all].sort(([a], [b]) => a - b).map(([step, ms]) => ({ step, ms }));
  return [...thinned(moments, MOST_MOMENTS - 1), { step: end, ms: END_MS }];
}

function thinned(moments: readonly Moment[], most: number): readonly Moment[] {
  if (moments.length <= most) return moments;
  return Array.from({ length: most }, (_, at) => moments[Math.floor((at * moments.length) / most)]).filter(
    (one) => one !== undefined,
  );
}
