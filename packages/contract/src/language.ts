export const languages = ['ko', 'en'] as const;
export type Language = (typeof languages)[number];

/** Used where a person's language is unknown. */
export const fallbackLanguage: Language = 'ko';

/** The best language for a header such as `en-US,ko;q=0.8`, or the fallback. */
export function chooseLanguage(...wishes: readonly (string | undefined)[]): Language {
  for (const wish of wishes) {
    for (const part of (wish ?? '').split(',')) {
      const name = part.trim().slice(0, 2).toLowerCase();
      const language = languages.find((known) => known === name);
      if (language) return language;
    }
  }
  return fallbackLanguage;
}
