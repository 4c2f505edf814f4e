import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { showNotice } from '@maru/ui/notices.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { useCloseOrder } from '#hub/orders/orders.api.ts';
import { reportRefusal } from '#hub/orders/report-refusal.ts';
import { useWords } from '#hub/orders/use-words.ts';

/** Completes an order with one press and says so. */
export function useCloseFromBoard(storeId: string) {
  const { t } = useWords();
  const { mutateAsync } = useCloseOrder(storeId);

  return async ({ id, orderNumber }: OrderSummary) => {
    try {
      await mutateAsync(id);
      showNotice({ id: 'order-closed', type: 'SUCCESS', message: t('closed', { number: orderNumber }) });
    } catch (error) {
      // The same call reverts a cancelled order, which needs a reason: it was cancelled while it stood here.
      if (!isApiError(error, 'WRONG_FORMAT')) return reportRefusal(error);
      showNotice({ type: 'ERROR', message: t('cancelledMeanwhile', { number: orderNumber }) });
    }
  };
}
