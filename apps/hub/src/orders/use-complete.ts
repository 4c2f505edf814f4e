import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { showNotice } from '@maru/ui/notices.tsx';
import { useCloseOrder } from '#hub/orders/orders.api.ts';
import { reportRefusal } from '#hub/orders/report-refusal.ts';
import { useWords } from '#hub/orders/use-words.ts';

/** Completes an order with one press and says so. */
export function useComplete(storeId: string) {
  const { t } = useWords();
  const { mutateAsync, isPending } = useCloseOrder(storeId);

  async function complete({ id, orderNumber }: Pick<OrderSummary, 'id' | 'orderNumber'>) {
    try {
      await mutateAsync(id);
      showNotice({ id: 'order-closed', type: 'SUCCESS', message: t('closed', { number: orderNumber }) });
    } catch (error) {
      reportRefusal(error);
    }
  }
  return { complete, isPending };
}
