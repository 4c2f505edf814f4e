import type { getCashReceipt as wire } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { presentReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import { findReceipt } from '#server/cash-receipts/find-receipts.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findOrderNames } from './unissued-cash.queries.ts';

export async function getCashReceipt(
  { db, storeId }: StoreContext,
  { cashReceiptId }: ParsedInputOf<typeof wire>,
) {
  const receipt = (await findReceipt(db, storeId, cashReceiptId)) ?? fail('NOT_FOUND');
  const order = (await findOrderNames(db, storeId, receipt.orderId)) ?? fail('NOT_FOUND');
  return { ...presentReceipt(receipt), order };
}
