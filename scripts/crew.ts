import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Has work done in forked processes, one piece at a time for each. `child` is the program, which gets `given` as JSON in its
 * arguments and answers every piece with a message; `next` gives the next piece, null when there is none. Rejects when a
 * process or `onAnswer` fails, after ending the others.
 */
export async function workInCrew(
  workers: number,
  child: URL,
  given: object,
  next: () => object | null,
  onAnswer: (message: unknown) => void,
): Promise<void> {
  const children: ChildProcess[] = [];
  try {
    await Promise.all(
      Array.from({ length: workers }, () => {
        const worker = fork(fileURLToPath(child), [JSON.stringify(given)], {
          execArgv: process.execArgv,
          stdio: ["ignore", "inherit", "inherit", "ipc"],
        });
        children.push(worker);
        return new Promise<void>((resolve, reject) => {
          const order = (): void => {
            const piece = next();
            if (piece) worker.send(piece);
            else {
              worker.disconnect();
              resolve();
            }
          };
          worker.once("error", reject);
          worker.once("exit", (code) => {
            if (code !== 0) reject(new Error(`A process that plays games ended with ${code}`));
          });
          worker.on("message", (message) => {
            onAnswer(message);
            order();
          });
          order();
        });
      }),
    );
  } finally {
    for (const one of children) if (one.exitCode === null && one.connected) one.kill();
  }
}
