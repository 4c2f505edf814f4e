import type { Language } from '@maru/contract/language.ts';
import type { LocalizedText } from '@maru/contract/place/localized-text.ts';

/** The `lang` of a text that is in another language than the page, for screen readers and fonts. */
export function langOf({ language }: LocalizedText, page: { language: Language }): Language | undefined {
  return language === page.language ? undefined : language;
}
