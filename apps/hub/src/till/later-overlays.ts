import { later } from '@maru/ui/later/later.ts';

const overlayParts = async () => (await import('./overlay-parts.ts')).overlayParts;

/** Loaded once the till is shown. */
export const tillOverlays = later(async () => (await overlayParts()).TillOverlays);
export const followHeld = later(async () => (await overlayParts()).followHeld);
