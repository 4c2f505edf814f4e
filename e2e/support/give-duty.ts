import {
  getPaymentSetting,
  updatePaymentSetting,
} from '@maru/contract/store-settings/store-settings.endpoints.ts';
import type { openOwnStore } from './own-store.ts';

/** Sets that the law requires the store to issue a cash receipt for every large cash payment. */
export async function giveDuty({
  storeId,
  call,
}: Pick<Awaited<ReturnType<typeof openOwnStore>>, 'storeId' | 'call'>) {
  const { version, tenderTypes, closePaidOrders, receiptHeader, receiptFooter } = await call(
    getPaymentSetting,
    { storeId },
  );
  const texts = { receiptHeader, receiptFooter };
  await call(updatePaymentSetting, {
    ...{ storeId, version, tenderTypes, closePaidOrders },
    ...texts,
    cashReceiptObligated: true,
  });
}
