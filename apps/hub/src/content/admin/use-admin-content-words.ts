import { formatDateTime } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '#hub/lib/use-language.ts';

/** Texts of the screens on which admins write. */
export function useAdminContentWords() {
  const { t, i18n } = useTranslation(['content-admin', 'content', 'forms', 'app', 'errors']);
  const language = languageOf(i18n);
  return { t, language, timeOf: (moment: string) => formatDateTime(moment, language) };
}
