import type { Language } from '../language.ts';

/** A text of the store, and the language it is in: without an English text the Korean one is shown, and marked as such. */
export type Worded = { text: string; language: Language };

export function worded(language: Language, ko: string, en: string | null): Worded {
  const english = en?.trim();
  return language === 'en' && english ? { text: english, language } : { text: ko.trim(), language: 'ko' };
}

/** Null if there is nothing to say in this language or in Korean. */
export function wordedOrNone(language: Language, ko: string, en: string | null): Worded | null {
  const said = worded(language, ko, en);
  return said.text === '' ? null : said;
}
