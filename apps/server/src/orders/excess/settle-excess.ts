import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { settleExcess as wire } from '@maru/contract/orders/excess.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import { findOrderOfPayment } from '#server/payments/find-transaction.ts';
import { orderFor } from '../order-for.ts';
import { checkTenders } from '../paying/payable.ts';
import { paymentIn } from '../paying/payment-in.ts';
import { presentOrder } from '../present-order.ts';
import { type Locked, lockForTransition } from '../transitions/lock-for-transition.ts';
import { initiatorOf } from '../transitions/moment.ts';
import type { Transition } from '../transitions/transition.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { excessReturned, missingTaken, missingWrittenOff } from './excess-moves.ts';

type Input = ParsedInputOf<typeof wire>;

/** Settles excess or missing money of a payment. */
export async function settleExcess(context: StoreContext, input: Input) {
  return context.transaction(async (tx) => {
    const orderId = (await findOrderOfPayment(tx, context.storeId, input.id)) ?? fail('NOT_FOUND');
    const locked = await lockForTransition(tx, initiatorOf(context), orderId);
    const { whole, moment } = locked;
    const settled = await writeTransition(tx, whole, transitionFor(locked, input), moment);
    const order = orderFor(context, presentOrder(settled));
    return { payment: paymentIn(order, input.id), order };
  });
}

function transitionFor({ whole, moment, store }: Locked, input: Input): Transition {
  const { id: paymentId, act, type, approvalNumber, reason } = input;
  if (act === 'GIVE_BACK') return excessReturned(whole, moment, { paymentId, reason });
  if (act === 'WRITE_OFF') return missingWrittenOff(whole, moment, { paymentId, reason });
  // The contract requires a type for this act, so a missing one is a wrong format.
  if (!type) throw new Refusal('WRONG_FORMAT', undefined, { type: 'required' });

  const transition = missingTaken(whole, moment, { paymentId, type, approvalNumber, reason });
  checkTenders([{ type }], { orderType: whole.order.orderType, tenderTypes: store.tenderTypes });
  return transition;
}
