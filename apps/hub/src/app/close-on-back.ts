import { closeTop, isAnythingOpen } from '@maru/ui/fields/use-on-top.ts';
import type { RouterHistory } from '@tanstack/react-router';

/**
 * Back, also by the gesture of a phone, closes what is open over the screen and leaves the screen itself alone. On the
 * first screen of a tab nothing can be heard of it: there it leaves Maru.
 */
export function closeOnBack(history: RouterHistory) {
  history.block({
    blockerFn: ({ action }) => {
      const isWalked = action !== 'PUSH' && action !== 'REPLACE';
      if (!isWalked || !isAnythingOpen()) return false;
      // Once the address is that of the screen again: what closes may go on from there.
      window.addEventListener('popstate', closeTop, { once: true });
      return true;
    },
    enableBeforeUnload: false,
  });
}
