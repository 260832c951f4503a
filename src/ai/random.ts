import { sampleAnswer } from "../engine/kernel/answers.ts";
import type { AiPlayer } from "./player.ts";

/** Any answer that fits, drawn at random: the yardstick for better ones. */
export const randomPlayer: AiPlayer = {
  level: "random",
  name: "Playmat (beginner)",
  choose: ({ choice, pick }) => sampleAnswer(choice.spec, pick),
};
