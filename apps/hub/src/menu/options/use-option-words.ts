import type { Named } from '@maru/contract/menu/names.ts';
import { formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useLanguage } from '#hub/lib/use-language.ts';

type Priced = Named & { priceDifference: number };

/** Texts of the option screens, names and price differences in the language of the page. */
export function useOptionWords() {
  const { t } = useTranslation('menu-options');
  const language = useLanguage();
  const { nameOf, otherNameOf } = useNames();
  const difference = (amount: number) => `${amount > 0 ? '+' : ''}${formatWon(amount, language)}`;

  return {
    t,
    ...{ nameOf, otherNameOf },
    /** Falls back to a placeholder for an empty row. */
    choiceNameOf: (choice: Named) => nameOf(choice).trim() || t('choices.unnamed'),
    difference,
    /** `아이스 +500원` */
    choiceWords: (choice: Priced) =>
      choice.priceDifference === 0
        ? nameOf(choice)
        : `${nameOf(choice)} ${difference(choice.priceDifference)}`,
  };
}
