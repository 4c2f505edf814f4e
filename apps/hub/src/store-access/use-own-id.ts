import { sessionStore } from '@maru/web/session.ts';
import { useSyncExternalStore } from 'react';

/** Id of the signed-in person. */
export function useOwnId(): string | undefined {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  return session.status === 'signedIn' ? session.userId : undefined;
}
