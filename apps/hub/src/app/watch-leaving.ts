import { leaveLocked } from '#hub/lib/locked.ts';

type Listener = (change: { pathChanged: boolean }) => void;
type Router = { subscribe: (event: 'onResolved', listener: Listener) => unknown };

/**
 * What the app lock asks about is left with its screen, also when nothing but an id in the address changes. A list that
 * is searched or filtered is no other screen.
 */
export function watchLeaving(router: Router) {
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) leaveLocked();
  });
}
