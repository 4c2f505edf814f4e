import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import type { cancelCashReceipt as wire } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { presentReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import { findReceipt } from '#server/cash-receipts/find-receipts.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { initiatorOf } from '../transitions/moment.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { cancelReceipt, type IssuerParts, orUnknown } from './ask-issuer.ts';
import { receiptDropped } from './receipt-dropped.ts';
import { receiptIn, recordReceipt } from './record-receipt.ts';

/**
 * Cancels a cash receipt in two transactions, with the call of the issuer between them. A receipt that was refused or
 * never sent is cancelled immediately. If the issuer refuses or does not answer, the receipt stays CANCEL_REQUESTED and
 * the job retries.
 */
export function cancelCashReceiptBy(parts: IssuerParts) {
  return async (context: StoreContext, input: ParsedInputOf<typeof wire>): Promise<CashReceipt> => {
    const { cashReceiptId: id, reason } = input;
    const initiator = initiatorOf(context);
    const signal = AbortSignal.timeout(parts.issuers.waitMilliseconds);
    const jobOptions = {
      answerKey: context.answerKey,
      delaySeconds: parts.issuers.waitMilliseconds / 1_000 + 5,
    };
    const begun = await context.intend(async (tx) => {
      const found = (await findReceipt(tx, context.storeId, id)) ?? fail('NOT_FOUND');
      const { whole, moment } = await lockForTransition(tx, initiator, found.orderId);
      const transition = receiptDropped(receiptIn(whole, id), moment.now, { reason, jobOptions });
      const receipt = receiptIn(await writeTransition(tx, whole, transition, moment), id);
      if (receipt.status !== 'CANCEL_REQUESTED') return { answer: presentReceipt(receipt) };
      if (!parts.issuers.byName.has(receipt.issuer)) fail('CASH_RECEIPT_NOT_AVAILABLE');
      return { intent: receipt };
    });
    if ('answer' in begun) return begun.answer;

    const receipt = begun.intent;
    const outcome = await orUnknown(signal, () => cancelReceipt(parts, { receipt, signal }));
    return context.transaction(async (tx) =>
      presentReceipt(await recordReceipt(tx, { ...initiator, receipt, outcome })),
    );
  };
}
