import { showNotice } from '@maru/ui/notice/notices.tsx';
import { reportError } from '@maru/web/report-error.ts';
import i18next from 'i18next';

/**
 * Shows an error as a notice. An unknown error is thrown again; nothing catches it, so the page shows
 * sso.error.unknownError.
 */
export function showError(error: unknown): void {
  try {
    reportError(error);
  } catch (unknown) {
    showNotice({ id: 'INTERNAL', type: 'ERROR', message: i18next.t('errors:sso.error.unknownError') });
    throw unknown;
  }
}
