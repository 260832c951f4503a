import { z } from "zod";
import { workInCrew } from "../crew.ts";
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
  await workInCrew(
    Math.min(workers, to - from),
    new URL("./child.ts", import.meta.url),
    given,
    () => (enough || next >= to ? null : { n: next++ }),
    (message) => {
      enough = onResult(answer.parse(message).result) || enough;
    },
  );
}
