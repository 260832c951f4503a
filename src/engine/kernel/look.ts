/** Languages that every text exists in; English comes first and stands in for what is missing. */
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Sets of colours that pictures come in. */
export const PALETTES = ["default", "high-contrast", "colour-blind"] as const;
export type Palette = (typeof PALETTES)[number];

/** How somebody sees pictures: the language of their words, and their colours. */
export interface Look {
  readonly language: Language;
  readonly palette: Palette;
}

export const PLAIN_LOOK: Look = { language: "en", palette: "default" };

/** The language that a locale such as "de", "de-AT" or "en-US" is read in; English when there is none of it. */
export function languageOf(locale: string): Language {
  const wanted = locale.split("-")[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === wanted) ?? LANGUAGES[0];
}
