import { waitingTime } from '@maru/contract/time/waiting-time.ts';
import type { i18n } from 'i18next';

/** Lets texts say `{{seconds, wait}}`, as the server's do (contract, error-words.ts). Before it the texts are to be started. */
export function sayWaits(texts: i18n): void {
  texts.services.formatter?.add('wait', (seconds: number, language) =>
    waitingTime(seconds, language ?? 'ko'),
  );
}
