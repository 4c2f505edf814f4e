import { fallbackLanguage, type Language } from '@maru/contract/language.ts';
import { isLanguage } from '@maru/web/language.ts';
import { useTranslation } from 'react-i18next';

/** The current language of the page, for the formats of `@maru/web/format.ts`. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n);
}

export function languageOf(i18n: { language: string }): Language {
  return isLanguage(i18n.language) ? i18n.language : fallbackLanguage;
}
