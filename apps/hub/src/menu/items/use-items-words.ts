import { formatCount, formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useLanguage } from '#hub/lib/use-language.ts';

/** Texts of the item list, amounts and menu names in the language of the page. */
export function useItemsWords() {
  const { t } = useTranslation('menu-items');
  const language = useLanguage();

  return {
    t,
    won: (amount: number) => formatWon(amount, language),
    count: formatCount,
    ...useNames(),
  };
}
