import { useTranslation } from 'react-i18next';

/** Texts of the admins' list of points; the states of channels and templates are those of the store's screen. */
export function useAdminPointsWords() {
  const { t } = useTranslation(['admin-points', 'point-messages']);
  return { t };
}

export type AdminPointsWords = ReturnType<typeof useAdminPointsWords>;
