import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';

/** Texts of the admins' users, with the language for dates. */
export function useUserWords() {
  const { t } = useTranslation(['admin-users', 'app']);
  return { t, language: useLanguage() };
}

export type UserWords = ReturnType<typeof useUserWords>;
