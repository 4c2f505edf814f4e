import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily: few orders are refunded. */
export const refundDialog = later(async () => (await import('./refund-dialog.tsx')).RefundDialog);
