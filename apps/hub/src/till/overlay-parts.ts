import { followHeld } from './hold/held-carts.ts';
import { TillOverlays } from './till-overlays.tsx';

/** One file: both are wanted as soon as the till stands. */
export const overlayParts = { followHeld, TillOverlays };
