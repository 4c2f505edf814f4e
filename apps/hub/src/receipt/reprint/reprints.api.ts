import { recordReprint } from '@maru/contract/orders/order-receipts.endpoints.ts';
import { isDecided, sendOnce } from '#hub/lib/send-once.ts';
import { forgetReprint, listReprints } from './reprints.ts';

type OrderIdOf = (saleId: string) => string | null;

/**
 * Sends the reprints that this device keeps, one by one. What finds no network, or no order of its sale yet, is kept for
 * the next time. Nobody waits for it, so errors are not shown.
 */
export async function sendReprints(storeId: string, orderIdOf: OrderIdOf = () => null): Promise<void> {
  for (const { key, saleId, ...known } of listReprints(storeId, Date.now())) {
    const orderId = known.orderId ?? (saleId && orderIdOf(saleId));
    if (orderId && !(await isRecorded({ storeId, orderId, key }))) return;
  }
}

/** Whether the server has decided; a refusal would be one again. */
async function isRecorded({ key, ...order }: { storeId: string; orderId: string; key: string }) {
  try {
    await sendOnce(recordReprint, order, { key });
  } catch (error) {
    if (!isDecided(error)) return false;
  }
  forgetReprint(key);
  return true;
}
