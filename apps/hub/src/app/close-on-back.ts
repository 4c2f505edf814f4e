import { closeTop } from '@maru/ui/fields/use-on-top.ts';
import type { RouterHistory } from '@tanstack/react-router';

/** Back, also by the gesture of a phone, closes what is open over the screen and leaves the screen itself alone. */
export function closeOnBack(history: RouterHistory) {
  history.block({
    blockerFn: ({ action }) => action === 'BACK' && closeTop(),
    enableBeforeUnload: false,
  });
}
