import type { NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import type { Tx } from '#server/db/database.ts';
import type { WholeOrder } from '../order-records.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import type { Initiator } from '../transitions/moment.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { type ReceiptAnswer, receiptSettled } from './receipt-settled.ts';

type Recording = Initiator & {
  receipt: Pick<NamedReceipt, 'id' | 'orderId'>;
  outcome: ReceiptAnswer | undefined;
};

/** Books what an issuer says about a receipt, and what follows from it; idempotent. Returns the receipt afterwards. */
export async function recordReceipt(
  tx: Tx,
  { receipt, outcome, ...initiator }: Recording,
): Promise<NamedReceipt> {
  const { whole, moment } = await lockForTransition(tx, initiator, receipt.orderId);
  const transition = outcome && receiptSettled(whole, moment, { receiptId: receipt.id, outcome });
  return receiptIn(transition ? await writeTransition(tx, whole, transition, moment) : whole, receipt.id);
}

export function receiptIn({ cashReceipts }: Pick<WholeOrder, 'cashReceipts'>, id: string | undefined) {
  const receipt = cashReceipts.find((row) => row.id === id);
  if (!receipt) throw new Error(`receipt ${id} is not on its order`);
  return receipt;
}
