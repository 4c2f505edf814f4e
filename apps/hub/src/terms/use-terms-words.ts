import { useTranslation } from 'react-i18next';

/** Texts of the list of articles. */
export function useTermsWords() {
  const { t } = useTranslation('terms');
  return {
    all: t('list.all'),
    required: t('list.required'),
    optional: t('list.optional'),
    open: t('list.open'),
    close: t('list.close'),
    openOf: (title: string) => t('list.openOf', { title }),
    closeOf: (title: string) => t('list.closeOf', { title }),
  };
}
