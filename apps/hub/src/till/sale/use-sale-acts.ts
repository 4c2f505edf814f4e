import type { HandTender } from '@maru/contract/orders/orders.endpoints.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { NetworkError } from '@maru/web/network-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { menuKeys } from '#hub/menu/menu.api.ts';
import { inHand, type Sale } from '#hub/payments/sale-queue/sale.ts';
import type { SaleQueue } from '#hub/payments/sale-queue/sale-queue.ts';
import { signedInUser } from '#hub/payments/sale-queue/sale-queue-of-store.ts';
import type { ShownCart } from '#hub/till/cart/priced.ts';
import { newSale } from '#hub/till/later-sheets.ts';
import type { Till } from '#hub/till/use-till.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';

type SaleActs = {
  storeId: string;
  till: Till;
  shown: ShownCart;
  saleQueue: SaleQueue;
  sales: readonly Sale[];
};

/** Returns acts on a whole sale. */
export function useSaleActs({ storeId, till, shown, saleQueue, sales }: SaleActs) {
  const { t } = useTillWords();
  const queryClient = useQueryClient();
  const { saleId: id, cart } = till;

  const repaired = sales.find((sale) => sale.id === cart.repairs);
  /** Tenders taken for the refused sale that this cart repairs. The customer already got the change. */
  const carried = repaired ? inHand(repaired).map((tender, index) => ({ ...tender, key: `${index}` })) : [];

  /** Removes a carried tender from the repaired sale, because it was returned to the customer. */
  async function drop(move: (sale: Sale) => Sale) {
    if (repaired) await saleQueue.act(repaired.id, move);
  }

  /** Turns the cart into a stored sale, replacing the refused one that it repairs. */
  async function keep(tenders: readonly HandTender[], after: (sale: Sale) => Sale) {
    await newSale.load();
    const makeSale = newSale.getPart();
    if (!makeSale) throw new NetworkError('network');
    const sale = await makeSale(queryClient, {
      ...{ id, storeId, cart, shown, tenders, now: Date.now() },
      carried: carried.length,
      takenBy: signedInUser(),
      // The customer of a repaired sale may have a receipt with this number.
      saleNumber: repaired?.order?.body.saleNumber,
    });
    const sent = await saleQueue.add(after(sale), cart.repairs);
    till.dispatch({ type: 'stored' });
    if (sent) till.dispatch({ type: 'continue', sale: sent });
  }

  /** Sends the order without payment, except for carried tenders. */
  async function payLater() {
    const inDrawer = carried.reduce((sum, { amount }) => sum + amount, 0);
    // More was carried over than the cart costs. The payment sheet says what to give back first.
    if (inDrawer > shown.priced.total) return till.dispatch({ type: 'pay' });
    await keep(
      carried.map(({ key: _, ...tender }) => tender),
      (sale) => sale,
    );
    showNotice({ id: 'pay-later', type: 'SUCCESS', message: t('cart.sentUnpaid') });
  }

  /** Restores a refused sale into the cart, and refetches the menu. */
  function restore(sale: Sale) {
    till.dispatch({ type: 'restore', sale });
    void queryClient.invalidateQueries({ queryKey: menuKeys.all(storeId) });
  }

  return { carried, drop, keep, payLater, restore };
}
