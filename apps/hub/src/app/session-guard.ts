import { accessToken, startSignIn } from '@maru/web/session.ts';
import { SessionEnded } from '@maru/web/session-errors.ts';

/** In ms. A connection may be up but transfer nothing; after this time the stored answers are shown. */
const longestWait = 4_000;

/**
 * Redirects to the sign-in if nobody is signed in, and back to `address` afterwards. `firstAnswer` is a
 * request that every screen needs anyway. If the session was ended elsewhere, it reveals that before anything
 * is rendered. `restore` fills the cache with answers that this device stored. `forget` deletes them once the
 * session has ended.
 */
export async function requireSession(
  address: string,
  { firstAnswer, restore, forget }: Record<'firstAnswer' | 'restore' | 'forget', () => Promise<unknown>>,
) {
  try {
    await Promise.race([
      // If the session turns out to have ended after `longestWait`, SignedOutDialog is shown.
      accessToken().then(firstAnswer),
      new Promise((_, reject) => setTimeout(reject, longestWait)),
    ]);
  } catch (error) {
    if (error instanceof SessionEnded) {
      await forget().catch(() => undefined);
      await startSignIn(address);
    }
    // After other errors, such as a lost connection, cached screens still work. The other screens show the
    // error themselves.
    await restore().catch(() => undefined);
  }
}
