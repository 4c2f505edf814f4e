import type { Language } from '../language.ts';

/**
 * A text of the store with its language. If there is no English text, the Korean one is shown and marked as
 * Korean.
 */
export type LocalizedText = { text: string; language: Language };

export function localized(language: Language, ko: string, en: string | null): LocalizedText {
  const english = en?.trim();
  return language === 'en' && english ? { text: english, language } : { text: ko.trim(), language: 'ko' };
}

/** Null if there is no text in this language or in Korean. */
export function localizedOrNone(language: Language, ko: string, en: string | null): LocalizedText | null {
  const text = localized(language, ko, en);
  return text.text === '' ? null : text;
}
