import { sessionStore } from '@maru/web/session.ts';
import { useSyncExternalStore } from 'react';

/** Who is signed in. */
export function useOwnId(): string | undefined {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  return session.status === 'signedIn' ? session.userId : undefined;
}
