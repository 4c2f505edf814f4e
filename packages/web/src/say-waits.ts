import { waitingTime } from '@maru/contract/time/waiting-time.ts';
import type { i18n } from 'i18next';

/**
 * Lets texts use `{{seconds, wait}}`, as on the server (error-words.ts in the contract). Call it after the texts are
 * initialized.
 */
export function sayWaits(texts: i18n): void {
  texts.services.formatter?.add('wait', (seconds: number, language) =>
    waitingTime(seconds, language ?? 'ko'),
  );
}
