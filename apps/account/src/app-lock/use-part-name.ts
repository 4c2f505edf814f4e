import { inWordsOf } from '@maru/contract/stores/goods-words.ts';
import { isLanguage } from '@maru/web/language.ts';
import { useTranslation } from 'react-i18next';
import type { Approval } from './app-lock.api.ts';

/** Returns the name of a lock part in the store's words. */
export function usePartName() {
  const { t, i18n } = useTranslation('app-lock');
  const language = isLanguage(i18n.language) ? i18n.language : 'ko';
  return (approval: Approval) => inWordsOf(approval, t(`parts.${approval.part}`), language);
}
