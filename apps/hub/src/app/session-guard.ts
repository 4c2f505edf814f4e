import { accessToken, startSignIn } from '@maru/web/session.ts';
import { SessionEnded } from '@maru/web/session-errors.ts';

/** Nobody signed in: off to the sign-in page, and back to `address` afterwards. */
export async function requireSession(address: string) {
  try {
    await accessToken();
  } catch (error) {
    if (error instanceof SessionEnded) await startSignIn(address);
    // Without a network what is already here may still be shown; the rest says so itself.
  }
}
