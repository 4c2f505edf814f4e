import { formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';

/** Texts and amounts of the sales screens in the language of the page. */
export function useSalesWords() {
  const { t } = useTranslation('sales');
  const language = useLanguage();
  return { t, language, won: (amount: number) => formatWon(amount, language) };
}

export type Words = ReturnType<typeof useSalesWords>;
