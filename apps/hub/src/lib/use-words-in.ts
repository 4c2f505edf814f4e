import { type Named, nameIn } from '@maru/contract/menu/names.ts';
import { formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from './use-language.ts';
import { useProviderWords } from './use-provider-words.ts';

/**
 * Returns functions for texts, amounts and menu names in the language of the page, for features that sell.
 */
export function useWordsIn(namespace: string) {
  // Every `useTranslation` costs time, and a long list calls this for each part of its rows.
  const { t, i18n } = useTranslation(namespace);
  const language = languageOf(i18n);
  const providerWords = useProviderWords();

  return {
    t,
    language,
    won: (amount: number) => formatWon(amount, language),
    ...providerWords,
    nameOf: (named: Named) => nameIn(language, named),
  };
}
