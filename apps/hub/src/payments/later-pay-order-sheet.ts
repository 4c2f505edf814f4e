import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily: not needed to show orders. */
export const payOrderSheet = later(async () => (await import('./pay-order-sheet.tsx')).PayOrderSheet);
