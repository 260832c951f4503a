import type { Stage } from "../present/ports.ts";

/** Lets the AI seats of a match go on, and what passes by itself. Returns at once; failures go to the log. */
export function letAiGoOn({ service, log }: Pick<Stage, "service" | "log">, id: string): void {
  service.runAi(id).catch((error: unknown) => {
    log.error({ match: id, err: error }, "An AI seat could not go on");
  });
}
