import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Orders, type Result, result } from "./play.ts";

const answer = z.object({ result });

/** Plays games `from` to `to` (not included) in processes of their own, until `onResult` says that it is enough. */
export async function playInCrew(
  workers: number,
  { from, to }: { readonly from: number; readonly to: number },
  given: Orders,
  onResult: (result: Result) => boolean,
): Promise<void> {
  let next = from;
  let enough = false;
  const children: ChildProcess[] = [];
  try {
    await Promise.all(
      Array.from({ length: Math.min(workers, to - from) }, () => {
        const child = fork(fileURLToPath(new URL("./child.ts", import.meta.url)), [JSON.stringify(given)], {
          execArgv: process.execArgv,
          stdio: ["ignore", "inherit", "inherit", "ipc"],
        });
        children.push(child);
        return new Promise<void>((resolve, reject) => {
          const order = (): void => {
            if (enough || next >= to) {
              child.disconnect();
              resolve();
            } else child.send({ n: next++ });
          };
          child.once("error", reject);
          child.once("exit", (code) => {
            if (code !== 0) reject(new Error(`A process that plays games ended with ${code}`));
          });
          child.on("message", (message) => {
            enough = onResult(answer.parse(message).result) || enough;
            order();
          });
          order();
        });
      }),
    );
  } finally {
    for (const child of children) if (child.exitCode === null && child.connected) child.kill();
  }
}
