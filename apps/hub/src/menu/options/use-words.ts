import { formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';

type Named = { name: string; nameEn: string | null };
type Priced = Named & { priceDifference: number };

/** Texts of options; their names and prices in the language of the page. */
export function useWords() {
  const { t } = useTranslation('menu-options');
  const language = useLanguage();
  const nameOf = ({ name, nameEn }: Named) => (language === 'en' ? nameEn || name : name);
  const difference = (amount: number) => `${amount > 0 ? '+' : ''}${formatWon(amount, language)}`;

  return {
    t,
    nameOf,
    difference,
    /** `아이스 +500원` */
    choiceWords: (choice: Priced) =>
      choice.priceDifference === 0
        ? nameOf(choice)
        : `${nameOf(choice)} ${difference(choice.priceDifference)}`,
  };
}
