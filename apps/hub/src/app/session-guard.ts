import { accessToken, startSignIn } from '@maru/web/session.ts';
import { SessionEnded } from '@maru/web/session-errors.ts';

/**
 * Nobody signed in: off to the sign-in page, and back to `address` afterwards. `firstAnswer` is the first that any
 * screen needs: a session that has ended elsewhere is found out by it, before anything shows.
 */
export async function requireSession(address: string, firstAnswer: () => Promise<unknown>) {
  try {
    await accessToken();
    await firstAnswer();
  } catch (error) {
    if (error instanceof SessionEnded) await startSignIn(address);
    // Without a network what is already here may still be shown; the rest says so itself.
  }
}
