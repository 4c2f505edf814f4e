import { showNotice } from '@maru/ui/notice/notices.tsx';
import { reportError } from '@maru/web/report-error.ts';

/** Reports in a notice whether an act on a member succeeded. */
export async function showResult(act: Promise<unknown>, message: string): Promise<void> {
  try {
    await act;
    showNotice({ id: 'access', type: 'SUCCESS', message });
  } catch (error) {
    reportError(error);
  }
}
