import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import type { decideCashReceipt as wire } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { presentReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import { findReceipt } from '#server/cash-receipts/find-receipts.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { initiatorOf } from '../transitions/moment.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { receiptDecided } from './receipt-decided.ts';
import { receiptIn } from './record-receipt.ts';

/** Decides the outcome of a receipt in place of an issuer that does not answer. */
export async function decideCashReceipt(
  context: StoreContext,
  { cashReceiptId: id, decision, approvalNumber, reason }: ParsedInputOf<typeof wire>,
): Promise<CashReceipt> {
  return context.transaction(async (tx) => {
    const found = (await findReceipt(tx, context.storeId, id)) ?? fail('NOT_FOUND');
    const { whole, moment } = await lockForTransition(tx, initiatorOf(context), found.orderId);
    const receipt = receiptIn(whole, id);
    const transition = receiptDecided(whole, moment, { receipt, decision, approvalNumber, reason });
    return presentReceipt(receiptIn(await writeTransition(tx, whole, transition, moment), id));
  });
}
