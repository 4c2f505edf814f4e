import { showNotice } from '@maru/ui/notice/notices.tsx';
import { reportError } from '@maru/web/report-error.ts';

/** Says of an act on the people of a store that it is done, or why it is not. */
export async function tellDone(act: Promise<unknown>, message: string): Promise<void> {
  try {
    await act;
    showNotice({ id: 'access', type: 'SUCCESS', message });
  } catch (error) {
    reportError(error);
  }
}
