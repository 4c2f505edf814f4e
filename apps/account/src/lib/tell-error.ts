import { showNotice } from '@maru/ui/notice/notices.tsx';
import { reportError } from '@maru/web/report-error.ts';
import i18next from 'i18next';

/**
 * Shows an error as a notice. One that is not known is rethrown (spec.md section 8), and since nobody is left here to
 * catch it, the page says sso.error.unknownError.
 */
export function tellError(error: unknown): void {
  try {
    reportError(error);
  } catch (unknown) {
    showNotice({ id: 'INTERNAL', type: 'ERROR', message: i18next.t('errors:sso.error.unknownError') });
    throw unknown;
  }
}
