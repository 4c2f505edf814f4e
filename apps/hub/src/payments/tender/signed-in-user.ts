import { sessionStore } from '@maru/web/session.ts';

/** The user who takes a sale or a payment; undefined while nobody is signed in. */
export function signedInUser(): string | undefined {
  const session = sessionStore.getSnapshot();
  return session.status === 'signedIn' ? session.userId : undefined;
}
