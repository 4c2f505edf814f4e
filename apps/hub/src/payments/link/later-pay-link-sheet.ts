import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily, with the code that draws the QR code: few orders are paid by link. */
export const payLinkSheet = later(async () => (await import('./pay-link-sheet.tsx')).PayLinkSheet);
