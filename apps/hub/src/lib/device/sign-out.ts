import { signOut } from '@maru/web/session.ts';
import { clearAnswers } from './answer-store.ts';

/** Signs out and deletes the server's answers stored on this device. Unsent sales stay. */
export async function signOutHere(returnTo?: string): Promise<void> {
  // Fails if storage is blocked; then nothing was stored either.
  await clearAnswers().catch(() => undefined);
  await signOut(returnTo);
}
