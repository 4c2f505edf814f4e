import type { TermsGroup } from '@maru/ui/terms/terms-answers.ts';
import { useTranslation } from 'react-i18next';

/** Texts of the list of articles. The screen must load the namespace `terms`. */
export function useTermsWords(groups: readonly TermsGroup[]) {
  const { t } = useTranslation('terms');
  const hasOptional = groups.some(({ articles }) => articles.some(({ required }) => !required));
  return {
    all: t(hasOptional ? 'list.allWithOptional' : 'list.all'),
    required: t('list.required'),
    optional: t('list.optional'),
    open: t('list.open'),
    close: t('list.close'),
    openOf: (title: string) => t('list.openOf', { title }),
    closeOf: (title: string) => t('list.closeOf', { title }),
  };
}
