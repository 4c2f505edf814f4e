import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { lockForTransition } from '#server/orders/transitions/lock-for-transition.ts';
import { initiatorOf } from '#server/orders/transitions/moment.ts';
import { inHand } from '#server/payments/via-provider.ts';
import { checkMayAct } from '#server/stores/check-may-act.ts';
import { checkPayable, checkTenders } from '../payable.ts';
import { paymentIn } from '../payment-in.ts';
import { askForApproval, type CardGateways, tillTimeout } from './card-gateways.ts';
import { recordOutcome } from './record-outcome.ts';
import { requestCharge } from './request-charge.ts';
import { settleJobOf } from './settle-job.ts';

/**
 * Charges a card: intent (commit) → provider, with the intent's id as its key → outcome (commit). If the provider does
 * not answer in time, the transaction stays UNKNOWN. The job written with the intent retries until it is decided, also
 * after a crash.
 */
export async function payByCard(
  context: StoreContext,
  gateways: CardGateways,
  orderId: string,
  amount: number,
) {
  const { till } = gateways;
  if (!till) fail('CARD_NOT_AVAILABLE');
  const initiator = initiatorOf(context);
  const tillSignal = tillTimeout(gateways);
  const { intent } = await context.intend(async (tx) => {
    const locked = await lockForTransition(tx, initiator, orderId);
    const { whole, store } = locked;
    checkMayAct('SETTLE', store, context.now);
    checkPayable(whole, amount, 'card');
    const { orderType } = whole.order;
    checkTenders([{ type: 'card' }], { orderType, tenderTypes: store.tenderTypes });

    const via = { ...inHand, provider: till.name };
    const intent = await requestCharge(tx, locked, { amount, via, jobOf: settleJobOf(gateways, context) });
    return { intent };
  });

  const outcome = await askForApproval(gateways, intent, tillSignal);
  return context.transaction(async (tx) => {
    const order = await recordOutcome(tx, { transaction: intent, outcome, ...initiator });
    return { payment: paymentIn(order, intent.paymentId), order };
  });
}
