import { formatWon } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';

type Named = { name: string; nameEn: string | null };

/** Texts of the orders' screens, amounts and menu names in the language of the page. */
export function useWords() {
  const { t } = useTranslation('orders');
  const language = useLanguage();

  return {
    t,
    language,
    won: (amount: number) => formatWon(amount, language),
    /** What a card provider says, in our words where we have some. */
    fromProvider: (said: string) => t(`fromProvider.${said}`, { defaultValue: said }),
    nameOf: ({ name, nameEn }: Named) => (language === 'en' ? (nameEn ?? name) : name),
  };
}
