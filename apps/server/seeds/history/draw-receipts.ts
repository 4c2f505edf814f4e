import { isCash } from '@maru/contract/payments/payment-type.ts';
import { sealIdentifier } from '#server/cash-receipts/sealed-identifier.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { receiptDropped } from '#server/orders/cash-receipts/receipt-dropped.ts';
import { receiptRequested } from '#server/orders/cash-receipts/receipt-requested.ts';
import { type ReceiptOutcome, receiptSettled } from '#server/orders/cash-receipts/receipt-settled.ts';
import { heldBy } from '#server/payments/payment-records.ts';
import type { SimulatedReceipt } from '#server/providers/cash-receipt/simulated-issuer.queries.ts';
import type { DemoPerson } from '../seed-store.ts';
import { momentOf, move, type OrderDraft } from './order-draft.ts';

/** The stages that receipts of the demo store have reached. */
const courses = [
  'CONFIRMED',
  'ISSUED',
  'REQUESTED',
  'CANCEL_REQUESTED',
  'CANCELLED',
  'FAILED',
  'REJECTED',
] as const;
type Course = (typeof courses)[number];

const minute = 60_000;
/** A receipt that the simulated issuer has not decided stays undecided for this long, so that it can be looked at. */
const farAhead = 30 * 24 * 60 * minute;

const refusals = { FAILED: 'IDENTIFIER_REFUSED', REJECTED: 'REFUSED' } as const;

type By = { by: DemoPerson; keys: Keys };

/** Adds a receipt in each state to the first cash orders of a day. Returns what the issuer stores. */
export function drawReceipts(drafts: readonly OrderDraft[], { by, keys }: By): SimulatedReceipt[] {
  const inCash = drafts.filter(
    ({ order, payments: [payment, ...others] }) =>
      order.status === 'CLOSED' &&
      payment &&
      others.length === 0 &&
      isCash(payment.type) &&
      heldBy(payment) > 0,
  );
  return courses.flatMap((course, n) => {
    const draft = inCash[n];
    return draft ? [drawReceipt(draft, course, { by, keys, approvalNumber: `${730_154_800 + n}` })] : [];
  });
}

function drawReceipt(draft: OrderDraft, course: Course, drawing: By & { approvalNumber: string }) {
  const { by, keys, approvalNumber } = drawing;
  const takenAt = Date.parse(draft.payments[0]?.createdAt ?? draft.order.takenAt);
  const after = (minutes: number) => momentOf({ by, at: new Date(takenAt + minutes * minute) });
  const paymentId = draft.payments[0]?.id ?? '';
  const asked = receiptRequested(draft, after(1), {
    ...{ paymentId, purpose: 'INCOME_DEDUCTION', replacesId: undefined },
    to: {
      ...{ identifierKind: 'PHONE', identifierLast4: '0000' },
      identifierSealed: sealIdentifier(keys, paymentId, '01000000000'),
    },
    ...{ issuer: 'simulated-issuer', providerKeysId: null },
    jobOptions: { answerKey: undefined, delaySeconds: 0 },
  });
  move(draft, asked, after(1));
  const receiptId = draft.cashReceipts.at(-1)?.id ?? '';
  const settle = (outcome: ReceiptOutcome, minutes: number) => {
    const transition = receiptSettled(draft, after(minutes), { receiptId, outcome });
    if (transition) move(draft, transition, after(minutes));
  };

  if (course === 'FAILED') settle({ status: 'FAILED', failure: refusals.FAILED }, 1);
  else if (course !== 'REQUESTED') settle({ status: 'ISSUED', issuerKey: receiptId, approvalNumber }, 1);
  if (course === 'CONFIRMED') settle({ status: 'CONFIRMED', issuerKey: receiptId, approvalNumber }, 60);
  if (course === 'REJECTED') settle({ status: 'REJECTED', failure: refusals.REJECTED }, 60);
  if (course === 'CANCEL_REQUESTED' || course === 'CANCELLED') {
    const [receipt] = draft.cashReceipts;
    if (!receipt) throw new Error('a receipt that was not drawn');
    const moment = after(5);
    move(
      draft,
      receiptDropped(receipt, moment.now, { reason: '번호를 잘못 입력함', jobOptions: {} }),
      moment,
    );
    if (course === 'CANCELLED') settle({ status: 'CANCELLED' }, 5);
  }
  return rememberedBy(draft, course, takenAt);
}

/** The receipt as the simulated issuer stores it. */
function rememberedBy({ cashReceipts }: OrderDraft, course: Course, takenAt: number): SimulatedReceipt {
  const [receipt] = cashReceipts;
  if (!receipt) throw new Error('a receipt that was not drawn');
  const isUndecided = course === 'REQUESTED' || course === 'CANCEL_REQUESTED';
  const isUnconfirmed = isUndecided || course === 'ISSUED';
  const at = (isLate: boolean) => new Date(takenAt + (isLate ? farAhead : minute));
  return {
    ...{ storeId: receipt.storeId, receiptId: receipt.id, amountKrw: receipt.amountKrw },
    approvalNumber: course === 'FAILED' ? null : (receipt.approvalNumber ?? '730154899'),
    failure: course === 'FAILED' ? refusals.FAILED : null,
    isRejected: course === 'REJECTED',
    ...{ answersAt: at(isUndecided), confirmsAt: at(isUnconfirmed) },
    cancelId: course === 'CANCELLED' ? receipt.cancelId : null,
    cancelledAt: receipt.cancelledAt === null ? null : new Date(receipt.cancelledAt),
  };
}
