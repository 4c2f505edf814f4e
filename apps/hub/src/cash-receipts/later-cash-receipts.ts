import { later } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';

/** Loaded lazily with their texts: few orders have cash receipts. */
export const afterPayment = later(async () => {
  const [{ receiptParts }] = await Promise.all([import('./receipt-parts.ts'), loadTexts('cash-receipts')]);
  return receiptParts.AfterPayment;
});
export const unissuedLink = later(async () => {
  const [{ receiptParts }] = await Promise.all([import('./receipt-parts.ts'), loadTexts('cash-receipts')]);
  return receiptParts.UnissuedLink;
});
export const orderCashReceipts = later(async () => {
  const [{ receiptParts }] = await Promise.all([import('./receipt-parts.ts'), loadTexts('cash-receipts')]);
  return receiptParts.OrderCashReceipts;
});
