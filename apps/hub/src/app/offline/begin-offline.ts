import { sessionStore } from '@maru/web/session.ts';
import { queryClient } from '#hub/app/query-client.ts';
import { deleteAnswersOfOthers } from '#hub/lib/device/answer-store.ts';
import { hideMissingPhotos } from './hide-missing-photos.ts';
import { keepAnswers } from './kept-answers.ts';
import { registerWorker } from './register-worker.ts';

/** Prepares this device to open the hub without network. Loaded once the page is idle. */
export function beginOffline() {
  const session = sessionStore.getSnapshot();
  if (session.status !== 'signedIn') return;
  // Fails if storage is blocked; then nothing is stored.
  deleteAnswersOfOthers(session.userId).catch(() => undefined);
  keepAnswers(queryClient);
  void registerWorker();
  hideMissingPhotos();
}
