import { useTranslation } from 'react-i18next';

/**
 * Texts of the admins' list of points. The states of channels and templates have the same texts as on the
 * store's screen.
 */
export function useAdminPointsWords() {
  const { t } = useTranslation(['admin-points', 'point-messages']);
  return { t };
}

export type AdminPointsWords = ReturnType<typeof useAdminPointsWords>;
