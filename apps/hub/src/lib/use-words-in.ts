import { formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from './names/use-names.ts';
import { useLanguage } from './use-language.ts';
import { useProviderWords } from './use-provider-words.ts';

/** Texts, amounts and menu names for features that sell, in the language of the page. */
export function useWordsIn(namespace: string) {
  const { t } = useTranslation(namespace);
  const language = useLanguage();
  const { nameOf } = useNames();
  const providerWords = useProviderWords();

  return {
    t,
    language,
    won: (amount: number) => formatWon(amount, language),
    ...providerWords,
    nameOf,
  };
}
