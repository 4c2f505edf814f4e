import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';

/** Texts of the admin screens, with the language for dates. */
export function useAdminWords() {
  const { t } = useTranslation(['admin', 'store-fields', 'app']);
  return { t, language: useLanguage() };
}

export type AdminWords = ReturnType<typeof useAdminWords>;
