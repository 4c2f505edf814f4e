import { isCash } from '@maru/contract/payments/payment-type.ts';
import {
  isIssued,
  isLive,
  isRefused,
  type NamedReceipt,
} from '#server/cash-receipts/cash-receipt-records.ts';
import type { AnswerKey } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { NamedPayment } from '#server/payments/payment-records.ts';
import type { WholeOrder } from '../order-records.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';
import { receiptJob } from './receipt-job.ts';
import { cashOf, newReceipt, toBeCancelled } from './receipt-rows.ts';

type To = Pick<NamedReceipt, 'identifierKind' | 'identifierLast4' | 'identifierSealed'>;

export type ReceiptAsked = {
  paymentId: string;
  purpose: NamedReceipt['purpose'];
  /** Undefined: the number of the receipt that is replaced. */
  to: To | undefined;
  replacesId: string | undefined;
  issuer: string;
  providerKeysId: string | null;
  /** The options of the job that settles the receipt if the request that asks the issuer dies. */
  jobOptions: { answerKey: AnswerKey | undefined; delaySeconds: number };
};

/**
 * Requests a receipt for the cash that a payment holds. If it replaces an issued receipt, or an earlier receipt is
 * being cancelled, the new receipt waits for that cancellation.
 */
export function receiptRequested(whole: WholeOrder, moment: Moment, asked: ReceiptAsked): Transition {
  const { paymentId, purpose, issuer, providerKeysId, jobOptions } = asked;
  const payment = whole.payments.find(({ id }) => id === paymentId) ?? fail('NOT_FOUND');
  const mine = whole.cashReceipts.filter((receipt) => receipt.paymentId === paymentId);
  const cash = cashOf(whole, payment);
  checkPossible(whole, payment, cash.amountKrw);
  const replaced = replacedOf(mine, asked);
  const { identifierKind, identifierLast4, identifierSealed } = asked.to ?? replaced ?? fail('NOT_FOUND');

  const old = replaced && isIssued(replaced) ? [toBeCancelled(replaced, moment.now, null)] : [];
  const leaving = old[0] ?? mine.findLast(({ status }) => status === 'CANCEL_REQUESTED');
  const receipt = newReceipt(
    {
      ...{ storeId: whole.order.storeId, orderId: whole.order.id, paymentId, purpose },
      ...{ identifierKind, identifierLast4, identifierSealed, issuer, providerKeysId },
      replacesId: replaced?.id ?? leaving?.id ?? null,
      requestedBy: moment.by.byUserId,
      requestedByName: moment.byName,
    },
    cash,
    { now: moment.now, isAsked: leaving === undefined, isSent: leaving === undefined },
  );
  const { id: cashReceiptId, amountKrw } = receipt;
  const corrected = { kind: 'CASH_RECEIPT_CORRECTED', reason: null, amountKrw, cashReceiptId } as const;
  const forgotten = mine.filter(isRefused).map((row) => ({ ...row, identifierSealed: null }));
  return transitionOf({
    cashReceipts: [...forgotten, ...old, receipt],
    history: old.length > 0 ? [corrected] : [],
    jobs: [...old.map((row) => receiptJob(row)), ...(leaving ? [] : [receiptJob(receipt, jobOptions)])],
  });
}

function checkPossible({ order }: WholeOrder, { type }: NamedPayment, amount: number) {
  const { status, pending } = order;
  if (pending && pending !== 'PAY') fail('ORDER_PENDING', { pending });
  if (status === 'CANCELLED') fail('CASH_RECEIPT_NOT_POSSIBLE', { reason: 'CANCELLED' });
  if (!isCash(type)) fail('CASH_RECEIPT_NOT_POSSIBLE', { reason: 'NOT_CASH' });
  if (amount === 0) fail('CASH_RECEIPT_NOT_POSSIBLE', { reason: 'NOTHING_HELD' });
}

/**
 * The receipt that is replaced. Refuses if the payment has a live receipt that the caller did not name; the refusal
 * names it. If the number of the replaced receipt is erased, the caller has to give a new number.
 */
function replacedOf(
  mine: readonly NamedReceipt[],
  { replacesId, to }: Pick<ReceiptAsked, 'replacesId' | 'to'>,
) {
  const replaced = mine.find(({ id }) => id === replacesId);
  if (replacesId !== undefined && !replaced) fail('NOT_FOUND');
  const live = mine.find(isLive);
  if (live && (live !== replaced || !isIssued(live))) fail('CASH_RECEIPT_EXISTS', { cashReceiptId: live.id });
  const isErased = replaced && !isIssued(replaced) && replaced.identifierSealed === null;
  const isLast = replaced && isRefused(replaced) && replaced === mine.at(-1);
  if (isErased && isLast && to === undefined) fail('CASH_RECEIPT_NOT_POSSIBLE', { reason: 'NUMBER_ERASED' });
  if (replaced?.status === 'CANCEL_REQUESTED' || (isErased && !isLast))
    fail('CASH_RECEIPT_NOT_POSSIBLE', { reason: 'REPLACED' });
  return replaced;
}
