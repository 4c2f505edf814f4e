import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and until hydration, true afterwards. For parts that work only once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
