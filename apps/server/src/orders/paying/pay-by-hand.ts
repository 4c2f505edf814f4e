import type { StoreContext } from '#server/http/context.ts';
import type { Tender } from '#server/payments/new-payments.ts';
import { checkMayAct } from '#server/stores/check-may-act.ts';
import { insertOfflineSale } from '../offline-sales/offline-sales.queries.ts';
import type { WholeOrder } from '../order-records.ts';
import { presentOrder } from '../present-order.ts';
import { readSaleTime, type SaleTime } from '../sale-age.ts';
import { findTaker, momentOfTaker, sentBy } from '../taker.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { initiatorOf, type Moment } from '../transitions/moment.ts';
import type { Transition } from '../transitions/transition.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { paidInHand, receivedInHand } from './paid.ts';
import { checkPayable, checkTenders } from './payable.ts';
import { paymentIn } from './payment-in.ts';

/** `takenBy`: the member who took it, if the till says so. */
type HandPayment = Tender & { takenBy: string | undefined };

/** Books a tender that needs no provider: cash, or a typed-in slip of a terminal. */
export async function payByHand(context: StoreContext, orderId: string, payment: HandPayment) {
  const { takenBy, ...tender } = payment;
  return context.transaction(async (tx) => {
    const { whole, moment, store } = await lockForTransition(tx, initiatorOf(context), orderId);
    const booked = bookedBefore(whole, context);
    if (booked) return booked;
    checkMayAct('SETTLE', store, context.now);
    checkPayable(whole, tender.amount, 'inHand');
    checkTenders([tender], { orderType: whole.order.orderType, tenderTypes: store.tenderTypes });

    const time = readSaleTime(context.request, context.now);
    const taker = await findTaker(tx, context, { takenBy, time });
    const taking = momentOfTaker(moment, taker);
    const booking = paidInHand(whole, taking, [{ ...tender, requestKey: context.answerKey?.key }]);
    const paid = taker ? sentBy(booking, moment, { kind: 'SENT', amountKrw: tender.amount }) : booking;
    const order = presentOrder(await writeTransition(tx, whole, paid, taking));
    return { payment: paymentIn(order, paid.payments[0]?.id), order };
  });
}

/** Books a tender that a till took without network, as of the moment at which the till took it. */
export async function receiveByHand(context: StoreContext, orderId: string, payment: HandPayment) {
  const { takenBy, ...tender } = payment;
  return context.transaction(async (tx) => {
    const time = readSaleTime(context.request, context.now);
    const takenAt = time?.takenAt ?? context.now;
    const locked = await lockForTransition(tx, { ...initiatorOf(context), now: takenAt }, orderId);
    const { whole, store } = locked;
    const { storeId } = whole.order;
    const booked = bookedBefore(whole, context);
    if (booked) return booked;
    checkMayAct('RECEIPTED', store, context.now);

    const taker = await findTaker(tx, context, { takenBy, time, isOffline: true });
    const taken = notBeforeOrder(whole, momentOfTaker(locked.moment, taker));
    const moment = { ...taken, now: context.now };
    const asked = { ...tender, requestKey: context.answerKey?.key };
    const booking = receivedInHand(whole, moment, { tender: asked, taken });
    const sender = { ...locked.moment, now: context.now };
    const received = withSent(booking, sender, {
      amount: tender.amount,
      isOfOther: taker !== undefined,
      time,
    });
    const order = presentOrder(await writeTransition(tx, whole, received, moment));
    if (time?.isImpossible) await insertOfflineSale(tx, { storeId, orderId, sentAt: context.now });
    return { payment: paymentIn(order, received.payments[0]?.id), order };
  });
}

type Sent = { amount: number; isOfOther: boolean; time: SaleTime | undefined };

/** Adds the sender of a payment to the history, if somebody else took the payment or its age is impossible. */
function withSent(
  paid: Transition,
  sender: Moment,
  { amount: amountKrw, isOfOther, time }: Sent,
): Transition {
  if (time?.isImpossible)
    return sentBy(paid, sender, { kind: 'RECEIPTED', amountKrw, differences: [{ kind: 'PAYMENT_AGE' }] });
  return isOfOther ? sentBy(paid, sender, { kind: 'SENT', amountKrw }) : paid;
}

/**
 * Finds the payment of an earlier request with this key. A device may repeat a request after the idempotency key has
 * expired.
 */
function bookedBefore(whole: WholeOrder, { answerKey }: StoreContext) {
  const booked = answerKey && whole.payments.find(({ requestKey }) => requestKey === answerKey.key);
  if (!booked) return undefined;
  const order = presentOrder(whole);
  return { payment: paymentIn(order, booked.id), order };
}

/**
 * Moves a payment to the time of its order if it seems earlier: the device's clock may have been changed in between.
 */
function notBeforeOrder({ order }: WholeOrder, taken: Moment): Moment {
  const orderedAt = new Date(order.takenAt);
  return taken.now < orderedAt ? { ...taken, now: orderedAt, eventDate: order.businessDate } : taken;
}
