import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { updateTransaction as wire } from '@maru/contract/orders/excess.endpoints.ts';
import { mayDecide } from '@maru/contract/payments/unanswered.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findOrderOfPayment } from '#server/payments/find-transaction.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import { isUndecided } from '#server/payments/with-outcome.ts';
import { presentOrder } from '../present-order.ts';
import { type Locked, lockForTransition } from '../transitions/lock-for-transition.ts';
import { initiatorOf } from '../transitions/moment.ts';
import type { Transition } from '../transitions/transition.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { settled } from './card/settled.ts';
import { completed } from './completed.ts';
import { paymentIn } from './payment-in.ts';

type Input = ParsedInputOf<typeof wire>;

/** Completes the data of a separate card terminal, or sets an outcome that the provider does not report. */
export async function updateTransaction(context: StoreContext, input: Input) {
  if (input.outcome !== undefined && context.membership?.role !== 'OWNER') fail('FORBIDDEN');
  return context.transaction(async (tx) => {
    const orderId = (await findOrderOfPayment(tx, context.storeId, input.id)) ?? fail('NOT_FOUND');
    const locked = await lockForTransition(tx, initiatorOf(context), orderId);
    const { whole, moment } = locked;
    const row =
      whole.transactions.find(({ id, paymentId }) => id === input.transactionId && paymentId === input.id) ??
      fail('NOT_FOUND');
    const order = presentOrder(await writeTransition(tx, whole, transitionFor(locked, row, input), moment));
    return { payment: paymentIn(order, input.id), order };
  });
}

function transitionFor({ whole, moment }: Locked, row: TransactionRecord, input: Input): Transition {
  const { outcome, reason = '' } = input;
  if (outcome === undefined) return completed(whole, moment, { row, data: input });
  if (!isUndecided(row)) fail('TRANSACTION_NOT_CHANGEABLE', { reason: 'SETTLED' });
  if (!mayDecide(row, moment.now)) fail('TRANSACTION_NOT_CHANGEABLE', { reason: 'TOO_EARLY' });

  const decision =
    outcome === 'APPROVED'
      ? { status: outcome, approvalNumber: null, cardNumber: null, cardIssuer: null }
      : { status: outcome, failure: null };
  const transition = settled(whole, moment, { transactionId: row.id, outcome: decision, reason });
  if (!transition) throw new Error(`transaction ${row.id} could not be decided`);
  return transition;
}
