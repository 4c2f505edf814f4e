import type { AnyRouter } from '@tanstack/react-router';

/**
 * Makes Back (and the back gesture of phones) close the topmost overlay instead of leaving the screen, even on
 * the first screen of a browser tab. Call it before the router is created, so that this popstate listener runs
 * first and can hide overlay entries from the router. The rest is loaded lazily, because a screen that has
 * just opened has no overlay.
 */
export function closeOnBack() {
  let hear: ((event: PopStateEvent) => void) | undefined;
  window.addEventListener('popstate', (event) => hear?.(event));
  return (router: AnyRouter) =>
    import('./walk-back.ts').then(
      ({ walkBack }) => {
        hear = walkBack(router);
      },
      () => undefined,
    );
}
