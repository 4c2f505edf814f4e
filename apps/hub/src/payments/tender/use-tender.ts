import type { Order } from '@maru/contract/orders/order.ts';
import type { HandTender } from '@maru/contract/orders/orders.endpoints.ts';
import type { Sold } from '@maru/contract/receipt/sold.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cacheOrderToPay, useGiveBack } from '#hub/payments/payments.api.ts';
import { leftToPay, type Sale, type Tender, totalOf } from '#hub/payments/sale-queue/sale.ts';
import { giveUpTender, orderRefreshed, sendAgain, withTender } from '#hub/payments/sale-queue/sale-moves.ts';
import { saleOfOrder } from '#hub/payments/sale-queue/sale-of-order.ts';
import type { SaleQueue } from '#hub/payments/sale-queue/sale-queue.ts';
import { signedInUser } from '#hub/payments/sale-queue/sale-queue-of-store.ts';
import { withoutTender } from '#hub/payments/sale-queue/sending/without-tender.ts';
import { tenderStage } from './tender-stage.ts';

export type CarriedTender = HandTender & { key: string };

/** What is paid: a cart, which the first tender turns into a sale, or an existing order. */
export type Payable =
  | {
      kind: 'CART';
      sold: Sold;
      /** Money already taken for the refused sale that the cart repairs. */
      carried: readonly CarriedTender[];
      /** Removes a carried tender from the refused sale, because it was returned to the customer. */
      drop: (move: (sale: Sale) => Sale) => Promise<void>;
      /** Turns the cart into a sale with these tenders, and stores it on the device. */
      keep: (tenders: readonly HandTender[], after: (sale: Sale) => Sale) => Promise<void>;
    }
  | { kind: 'ORDER'; saleId: string; opened: Order; now: Order };

export type TenderInput = {
  storeId: string;
  saleQueue: SaleQueue;
  payable: Payable;
  /** The stored sale, once something was taken. */
  sale: Sale | null;
};

/** Takes tenders one by one. Each is stored at once; the first one turns a cart into a sale. */
export function useTender({ storeId, saleQueue, payable, sale: stored }: TenderInput) {
  const queryClient = useQueryClient();
  const { mutateAsync: giveBack } = useGiveBack(storeId);
  const [isReturning, setIsReturning] = useState(false);
  // Keys of tenders taken in this sheet. Tenders with other keys come from another tab of this device.
  const [seen, setSeen] = useState(() => new Set(stored?.steps.map(({ key }) => key)));
  const sale = stored ?? (payable.kind === 'ORDER' ? saleOfOpened(storeId, payable) : null);
  const carried = payable.kind === 'CART' ? payable.carried : [];
  const carriedTenders = carried.map(({ key: _, ...tender }) => tender);
  const carriedSum = carried.reduce((sum, { amount }) => sum + amount, 0);
  const total = sale ? totalOf(sale) : payable.kind === 'CART' ? payable.sold.total : 0;

  async function take(tender: Tender, key: string) {
    const asked = { key, now: Date.now(), takenBy: signedInUser() };
    const withThis = (it: Sale) => withTender(it, tender, asked);
    setSeen(new Set([...seen, key]));
    if (stored) return saleQueue.act(stored.id, withThis);
    if (payable.kind === 'ORDER') return saleQueue.add(withThis(saleOfOpened(storeId, payable)));

    const { paymentMethod: type, ...rest } = tender;
    if (type === 'card') return payable.keep(carriedTenders, withThis);
    await payable.keep([...carriedTenders, { ...rest, type }], (it) => it);
  }

  const act = async (move: (sale: Sale) => Sale) => stored && saleQueue.act(stored.id, move);

  /** Gives a payment of the order back to the customer. */
  async function takeBack(paymentId: string, reason: string) {
    setIsReturning(true);
    try {
      const { order } = await giveBack({ id: paymentId, reason });
      await act((it) => orderRefreshed(it, order));
      cacheOrderToPay(queryClient, storeId, order);
    } catch (error) {
      reportError(error);
    } finally {
      setIsReturning(false);
    }
  }

  return {
    sale,
    stage: tenderStage(sale),
    isOfOtherTab: stored?.steps.some(({ key, outcome }) => outcome !== 'GIVEN_UP' && !seen.has(key)) ?? false,
    total,
    left: sale ? leftToPay(sale) : Math.max(0, total - carriedSum),
    carried,
    /** Whether more was taken than the total, so that something has to be given back. */
    isTooMuch: carriedSum > total,
    /** Takes a tender. Calls with the same key take it once. */
    take,
    takeBack,
    /** Whether a payment is being given back. */
    isReturning,
    drop: async (key: string) =>
      payable.kind === 'CART' && payable.drop((it) => withoutTender(it, Number(key))),
    /** Stores the order without a further tender: nothing is left to pay, or a guest pays by link. */
    finish: async () => payable.kind === 'CART' && payable.keep(carriedTenders, (it) => it),
    sendAgain: () => act((it) => sendAgain(it, Date.now())),
    giveUp: () => act(giveUpTender),
  };
}

export type TenderFlow = ReturnType<typeof useTender>;

type Opened = Extract<Payable, { kind: 'ORDER' }>;

/** A sale for an order that was opened here. Payments since then were taken by other devices. */
function saleOfOpened(storeId: string, { saleId, opened, now }: Opened): Sale {
  const sale = saleOfOrder({ id: saleId, storeId, order: opened, now: Date.now() });
  return { ...sale, answer: now };
}
