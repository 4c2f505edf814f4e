import type { StoreContext } from '#server/http/context.ts';
import { bookTenders } from '#server/payments/book-tenders.ts';
import type { Tender } from '#server/payments/new-payments.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import { lockWholeOrder } from '../lock-whole-order.ts';
import { leftToPay } from '../order-records.ts';
import { byOf, changeOrder } from '../transitions/change-order.ts';
import { closingWhenPaid } from '../transitions/closing.ts';
import { checkPayable, checkTenders, partsLeft } from './payable.ts';
import { saleOf } from './sale-of.ts';

/** Books a tender that needs no provider: cash in hand, or a terminal's slip typed in. */
export async function payByHand(context: StoreContext, orderId: string, tender: Tender) {
  const { storeId, now } = context;
  return context.transaction(async (tx) => {
    const whole = await lockWholeOrder(tx, storeId, orderId);
    checkPayable(whole, tender.amount);
    const { tenderTypes } = await settingsAt(tx, storeId, now);
    checkTenders([tender], { orderType: whole.order.orderType, tenderTypes });

    const left = leftToPay(whole.order, whole.payments) - tender.amount;
    const { closes, changes } = await closingWhenPaid(tx, whole.order, left, now);
    const sale = await saleOf(tx, whole, now);
    const rows = await bookTenders(tx, sale, {
      left: partsLeft(whole),
      tenders: [tender],
      provider: null,
      takenBy: context.actor.userId,
    });

    const entry = { at: now.toISOString(), ...byOf(context), reason: null };
    const order = await changeOrder(tx, whole.order, {
      changes,
      history: [
        { ...entry, kind: 'PAID', amountKrw: tender.amount },
        ...(closes ? [{ ...entry, kind: 'CLOSED' as const, amountKrw: null }] : []),
      ],
      now,
    });
    return { payment: paymentIn(order, rows.payments[0]?.id), order };
  });
}

export function paymentIn<T extends { id: string }>(
  { payments }: { payments: T[] },
  id: string | undefined,
): T {
  const payment = payments.find((row) => row.id === id);
  if (!payment) throw new Error(`payment ${id} is not on its order`);
  return payment;
}
