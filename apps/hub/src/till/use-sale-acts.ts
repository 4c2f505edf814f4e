import { showNotice } from '@maru/ui/notices.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { menuKeys } from '#hub/menu/menu.api.ts';
import type { ShownCart } from './cart/priced.ts';
import { saleOfCart } from './outbox/new-sale.ts';
import type { Outbox } from './outbox/order-outbox.ts';
import type { Sale } from './outbox/sale.ts';
import { giveUpTender, orderRefreshed } from './outbox/sale-moves.ts';
import { payableOrderQuery } from './till.api.ts';
import type { Till } from './use-till.ts';
import { useWords } from './use-words.ts';

type SaleActs = { storeId: string; till: Till; shown: ShownCart; outbox: Outbox };

/** What a person does with a whole sale. */
export function useSaleActs({ storeId, till, shown, outbox }: SaleActs) {
  const { t } = useWords();
  const queryClient = useQueryClient();

  /** Sends the order without waiting for its payment; what is in hand already goes along. */
  async function payLater() {
    const tenders = till.staged.map(({ key: _, ...tender }) => tender);
    const { saleId: id, cart } = till;
    await outbox.add(saleOfCart({ id, storeId, cart, shown, tenders, now: Date.now() }), cart.repairs);
    till.dispatch({ type: 'kept' });
    showNotice({ id: 'pay-later', type: 'SUCCESS', message: t('cart.sentUnpaid') });
  }

  /** Brings a refused sale back, with the menu as it is now. */
  function restore(sale: Sale) {
    till.dispatch({ type: 'restore', sale });
    void queryClient.invalidateQueries({ queryKey: menuKeys.all(storeId) });
  }

  /** Takes the waiting tender back, after asking the server whether it went through after all. */
  async function otherWay(sale: Sale) {
    const { answer } = sale;
    if (!answer) return outbox.act(sale.id, giveUpTender);
    try {
      const order = await queryClient.fetchQuery(payableOrderQuery({ storeId, orderId: answer.id }));
      await outbox.act(sale.id, (it) => giveUpTender(orderRefreshed(it, order)));
    } catch {
      showNotice({ id: 'may-be-paid', type: 'ERROR', message: t('card.mayBePaid') });
      await outbox.act(sale.id, giveUpTender);
    }
  }

  return { payLater, restore, otherWay };
}
