import { sessionStore } from '@maru/web/session.ts';
import { queryClient } from '#hub/app/query-client.ts';
import { keepAnswers } from './kept-answers.ts';
import { registerWorker } from './register-worker.ts';

/** Prepares this device to open the hub without network. Loaded once the page is quiet. */
export function beginOffline() {
  if (sessionStore.getSnapshot().status !== 'signedIn') return;
  keepAnswers(queryClient);
  void registerWorker();
}
