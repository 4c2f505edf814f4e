import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and until hydration, so that parts that need script do not block the page before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
