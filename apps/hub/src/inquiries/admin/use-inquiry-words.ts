import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';

/** Texts of the admins' inquiries, with the language for dates. */
export function useInquiryWords() {
  const { t } = useTranslation(['admin-inquiries', 'app']);
  return { t, language: useLanguage() };
}

export type InquiryWords = ReturnType<typeof useInquiryWords>;
