import { showNotice } from '@maru/ui/notice/notices.tsx';
import { reportError } from '@maru/web/report-error.ts';
import i18next from 'i18next';

/**
 * Shows an error as a notice. For an unknown error the notice says sso.error.unknownError, and the error is
 * thrown again, so that watch-errors.ts reports it.
 */
export function showError(error: unknown): void {
  try {
    reportError(error);
  } catch (unknown) {
    showNotice({ id: 'INTERNAL', type: 'ERROR', message: i18next.t('errors:sso.error.unknownError') });
    throw unknown;
  }
}
