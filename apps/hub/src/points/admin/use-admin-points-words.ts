import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';

/** Texts of the admins' list of points; the states of channels and templates are those of the store's screen. */
export function useAdminPointsWords() {
  const { t } = useTranslation(['admin-points', 'point-messages', 'app']);
  return { t, language: useLanguage() };
}
