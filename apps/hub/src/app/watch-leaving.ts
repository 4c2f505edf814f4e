import { cancelLockedActs } from '#hub/lib/locked.ts';

type Listener = (change: { pathChanged: boolean }) => void;
type Router = { subscribe: (event: 'onResolved', listener: Listener) => unknown };

/**
 * Navigating away cancels what waits for the app lock, also when only an id in the path changes. Changing search or
 * filters is no navigation.
 */
export function watchLeaving(router: Router) {
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) cancelLockedActs();
  });
}
