import type { Language } from '@maru/contract/language.ts';
import type { LocalizedText } from '@maru/contract/place/localized-text.ts';

/** The `lang` attribute of a text whose language differs from the page's, for screen readers and fonts. */
export function langOf({ language }: LocalizedText, page: { language: Language }): Language | undefined {
  return language === page.language ? undefined : language;
}
