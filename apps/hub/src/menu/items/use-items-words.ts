import { formatCount, formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';

type Named = { name: string; nameEn: string | null };

/** Texts of the list of items, amounts and menu names in the language of the page. */
export function useItemsWords() {
  const { t } = useTranslation('menu-items');
  const language = useLanguage();

  return {
    t,
    won: (amount: number) => formatWon(amount, language),
    count: formatCount,
    nameOf: ({ name, nameEn }: Named) => (language === 'en' ? (nameEn ?? name) : name),
    /** The name in the other language. */
    otherNameOf: ({ name, nameEn }: Named) => (nameEn === null ? null : language === 'en' ? name : nameEn),
  };
}
