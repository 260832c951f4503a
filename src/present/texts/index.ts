import type { Language } from "../../engine/kernel/look.ts";
import type { Catalogue } from "../../engine/kernel/text.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** The house's own sentences in every language. */
export const HOUSE_TEXTS: Readonly<Record<Language, Catalogue>> = { en, de };
