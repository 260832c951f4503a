import { defineGame } from "../kernel/live-match.ts";
import { darkLegacy as rules } from "./rules.ts";

export const darkLegacy = defineGame(rules);
export { rules as darkLegacyRules };
