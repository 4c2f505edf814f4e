import { formatWon } from '@maru/web/format.ts';
import { isLanguage } from '@maru/web/language.ts';
import { useTranslation } from 'react-i18next';

export function usePayWords() {
  const { i18n } = useTranslation('payments');
  const language = isLanguage(i18n.language) ? i18n.language : 'ko';
  return { language, won: (amount: number) => formatWon(amount, language) };
}
