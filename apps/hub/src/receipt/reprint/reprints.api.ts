import { recordReprint } from '@maru/contract/orders/order-receipts.endpoints.ts';
import { isDecided, sendOnce } from '#hub/lib/send-once.ts';
import { forgetReprint, listReprints } from './reprints.ts';

type OrderIdOf = (saleId: string) => string | null;

/**
 * Sends the stored reprints of this device, one by one. A reprint stays stored while there is no network, or no
 * order for its sale yet. Runs in the background, so errors are not shown.
 */
export async function sendReprints(storeId: string, orderIdOf: OrderIdOf = () => null): Promise<void> {
  for (const { key, saleId, ...known } of listReprints(storeId, Date.now())) {
    const orderId = known.orderId ?? (saleId && orderIdOf(saleId));
    if (orderId && !(await isRecorded({ storeId, orderId, key }))) return;
  }
}

/** Whether the server has recorded or refused the reprint; it would refuse a repeat, too. */
async function isRecorded({ key, ...order }: { storeId: string; orderId: string; key: string }) {
  try {
    await sendOnce(recordReprint, order, { key });
  } catch (error) {
    if (!isDecided(error)) return false;
  }
  forgetReprint(key);
  return true;
}
