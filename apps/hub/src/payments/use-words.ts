import { formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useProviderWords } from '#hub/lib/use-provider-words.ts';

/** Texts of payments, amounts and menu names in the language of the page. */
export function useWords() {
  const { t } = useTranslation('payments');
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
