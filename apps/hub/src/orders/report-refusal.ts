import { reportError } from '@maru/web/report-error.ts';
import { SessionEnded } from '@maru/web/session-errors.ts';

/** Says why an act was not done. The end of the session has a dialog of its own. */
export function reportRefusal(error: unknown) {
  if (!(error instanceof SessionEnded)) reportError(error);
}
