import type { Tutorial } from "../../kernel/tutorial.ts";
import type { State } from "../state.ts";
import type { DarkLegacyView } from "../view-types.ts";
import { TUTORIAL_SETUP } from "./decks.ts";
import { LESSONS, lesson } from "./lessons.ts";
import { partner } from "./partner.ts";

/** A match that teaches every phase of a turn: setup, casting, answers, attack, defence, charging. */
export const tutorial: Tutorial<State, DarkLegacyView> = {
  setup: TUTORIAL_SETUP,
  lessons: LESSONS,
  lesson,
  partner,
};
