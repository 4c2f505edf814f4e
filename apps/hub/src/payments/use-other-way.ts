import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { orderToPayQuery } from './payments.api.ts';
import type { Sale } from './sale-queue/sale.ts';
import { giveUpTender, orderRefreshed } from './sale-queue/sale-moves.ts';
import type { SaleQueue } from './sale-queue/sale-queue.ts';
import { usePaymentWords } from './use-payment-words.ts';

/**
 * Returns a function that gives up the waiting tender, after asking the server whether it succeeded after
 * all.
 */
export function useOtherWay(saleQueue: SaleQueue) {
  const { t } = usePaymentWords();
  const queryClient = useQueryClient();

  return async ({ id, storeId, answer }: Sale) => {
    if (!answer) return saleQueue.act(id, giveUpTender);
    try {
      const order = await queryClient.fetchQuery(orderToPayQuery({ storeId, orderId: answer.id }));
      await saleQueue.act(id, (it) => giveUpTender(orderRefreshed(it, order)));
    } catch {
      showNotice({ id: 'may-be-paid', type: 'ERROR', message: t('card.mayBePaid') });
      await saleQueue.act(id, giveUpTender);
    }
  };
}
