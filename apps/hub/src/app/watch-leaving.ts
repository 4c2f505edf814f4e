import { cancelLockedActs } from '#hub/lib/locked.ts';

type Listener = (change: { pathChanged: boolean }) => void;
type Router = { subscribe: (event: 'onResolved', listener: Listener) => unknown };

/**
 * Navigation cancels acts that wait for the app lock, also if only an id in the path changes. A change of
 * search parameters is not a navigation.
 */
export function watchLeaving(router: Router) {
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) cancelLockedActs();
  });
}
