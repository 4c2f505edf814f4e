import type { StoreContext } from '#server/http/context.ts';
import { insertOutbox } from '#server/jobs/outbox.queries.ts';
import { lockWholeOrder } from '#server/orders/lock-whole-order.ts';
import { byOf, changeOrder } from '#server/orders/transitions/change-order.ts';
import { bookTenders } from '#server/payments/book-tenders.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import { checkApproved } from '#server/stores/check-approved.ts';
import { paymentIn } from '../pay-by-hand.ts';
import { checkPayable, checkTenders, partsLeft } from '../payable.ts';
import { saleOf } from '../sale-of.ts';
import { bookOutcome } from './book-outcome.ts';
import { askForApproval, type CardDesk, patienceOf } from './card-desk.ts';
import { settleJobOf } from './settle-job.ts';

/**
 * Charges a card: intent (commit) → provider with the intent's id as its key → outcome (commit). A provider that
 * does not answer in time leaves the transaction UNKNOWN; the job written with the intent asks again until it is
 * decided, also when this process dies in between. A store that was closed charges no cards; what its guests gave in
 * hand it may still book.
 */
export async function payByCard(context: StoreContext, desk: CardDesk, orderId: string, amount: number) {
  const { storeId, now } = context;
  const patience = patienceOf(desk);
  const { transaction } = await context.intend(async (tx) => {
    const whole = await lockWholeOrder(tx, storeId, orderId);
    await checkApproved(tx, storeId);
    checkPayable(whole, amount);
    const { tenderTypes } = await settingsAt(tx, storeId, now);
    checkTenders([{ type: 'card' }], { orderType: whole.order.orderType, tenderTypes });

    const sale = await saleOf(tx, whole, now);
    const tenders = [{ type: 'card' as const, amount }];
    const rows = await bookTenders(tx, sale, {
      left: partsLeft(whole),
      tenders,
      provider: desk.provider.name,
      takenBy: context.actor.userId,
    });
    const [intent] = rows.transactions;
    if (!intent) throw new Error('a tender without a transaction');

    await changeOrder(tx, whole.order, { changes: { pending: 'PAY' }, history: [], now });
    await insertOutbox(tx, settleJobOf(intent, desk, context));
    return { transaction: intent };
  });

  const outcome = await askForApproval(desk, { storeId, intentId: transaction.id, amount }, patience);
  return context.transaction(async (tx) => {
    const order = await bookOutcome(tx, { transaction, outcome, by: byOf(context), now });
    return { payment: paymentIn(order, transaction.paymentId), order };
  });
}
