import type { AnyRouter } from '@tanstack/react-router';

/**
 * Back, also by the gesture of a phone, closes what is open over the screen and leaves the screen itself alone, also on the
 * first screen of a tab. To be called before the router is made: of an entry that stands for what is open, the router must
 * not hear. Nothing is open on a screen that has just come, so that the rest may come after it.
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
