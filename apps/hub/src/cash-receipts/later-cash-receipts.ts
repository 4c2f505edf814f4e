import { later } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';

/** Loaded lazily with their texts: few orders have cash receipts. */
export const afterPayment = later(async () => {
  const [{ AfterPayment }] = await Promise.all([
    import('./after-payment/after-payment.tsx'),
    loadTexts('cash-receipts'),
  ]);
  return AfterPayment;
});
export const unissuedLink = later(async () => {
  const [{ UnissuedLink }] = await Promise.all([
    import('./unissued/unissued-link.tsx'),
    loadTexts('cash-receipts'),
  ]);
  return UnissuedLink;
});
export const orderCashReceipts = later(async () => {
  const [{ OrderCashReceipts }] = await Promise.all([
    import('./of-order/order-cash-receipts.tsx'),
    loadTexts('cash-receipts'),
  ]);
  return OrderCashReceipts;
});
