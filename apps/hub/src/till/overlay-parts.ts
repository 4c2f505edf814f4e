import { followHeld } from './hold/held-cart-store.ts';
import { TillOverlays } from './till-overlays.tsx';

/** Both are in one file, because both are needed as soon as the till is shown. */
export const overlayParts = { followHeld, TillOverlays };
