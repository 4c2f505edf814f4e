import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { Outbox } from './outbox/order-outbox.ts';
import type { Sale } from './outbox/sale.ts';
import { giveUpTender, orderRefreshed } from './outbox/sale-moves.ts';
import { orderToPayQuery } from './payments.api.ts';
import { usePaymentWords } from './use-payment-words.ts';

/** Gives up the waiting tender, after asking the server whether it succeeded after all. */
export function useOtherWay(outbox: Outbox) {
  const { t } = usePaymentWords();
  const queryClient = useQueryClient();

  return async ({ id, storeId, answer }: Sale) => {
    if (!answer) return outbox.act(id, giveUpTender);
    try {
      const order = await queryClient.fetchQuery(orderToPayQuery({ storeId, orderId: answer.id }));
      await outbox.act(id, (it) => giveUpTender(orderRefreshed(it, order)));
    } catch {
      showNotice({ id: 'may-be-paid', type: 'ERROR', message: t('card.mayBePaid') });
      await outbox.act(id, giveUpTender);
    }
  };
}
