import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML from the server and until the script runs: what needs script must not stand in the way before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
