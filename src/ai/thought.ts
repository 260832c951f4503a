/** Ms after which a thought begins nothing more, so that it ends within 300. */
const THOUGHT_MS = 240;

/** For thoughts that must come out the same every time, however slow the machine. */
export const neverLate = (): boolean => false;

/** Says when THOUGHT_MS have gone by, from now on. */
export function wallClock(): () => boolean {
  const end = performance.now() + THOUGHT_MS;
  return () => performance.now() > end;
}

/** Says when THOUGHT_MS of this process's CPU time are spent, from now on. */
export function cpuClock(): () => boolean {
  const began = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(began);
    return user + system > THOUGHT_MS * 1000;
  };
}
