import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily, because few visits of the editor change the address. */
export const slugDialog = later(async () => (await import('./slug-dialog.tsx')).SlugDialog);
/** Loaded lazily, with the code that draws the QR code. */
export const posterDialog = later(async () => (await import('./poster-dialog.tsx')).PosterDialog);
