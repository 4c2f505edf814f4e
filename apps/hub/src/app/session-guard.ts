import { accessToken, startSignIn } from '@maru/web/session.ts';
import { SessionEnded } from '@maru/web/session-errors.ts';

/** A line may be up and carry nothing: after this time the stored answers are shown, in ms. */
const longestWait = 4_000;

/**
 * Redirects to the sign-in if nobody is signed in, and back to `address` afterwards. `firstAnswer` is a request that
 * every screen needs anyway: it reveals a session that was ended elsewhere before anything is shown. `restore` fills the
 * cache with what this device has stored; `forget` deletes that once the session has ended.
 */
export async function requireSession(
  address: string,
  { firstAnswer, restore, forget }: Record<'firstAnswer' | 'restore' | 'forget', () => Promise<unknown>>,
) {
  try {
    await Promise.race([
      // A session that turns out to have ended later shows SignedOutDialog.
      accessToken().then(firstAnswer),
      new Promise((_, reject) => setTimeout(reject, longestWait)),
    ]);
  } catch (error) {
    if (error instanceof SessionEnded) {
      await forget().catch(() => undefined);
      await startSignIn(address);
    }
    // Other errors, such as no network: cached screens still work, and the rest show the error themselves.
    await restore().catch(() => undefined);
  }
}
