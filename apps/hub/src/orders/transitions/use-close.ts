import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useDoublePress } from '@maru/ui/press/use-double-press.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useCloseOrder } from '#hub/orders/orders.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

/** Returns a function that closes an order with one press and shows a notice. */
export function useClose(storeId: string) {
  const { t } = useOrderWords();
  const { mutateAsync, isPending } = useCloseOrder(storeId);
  const doublePress = useDoublePress();

  async function close({ id, orderNumber }: Pick<OrderSummary, 'id' | 'orderNumber'>) {
    // The next card moves into the place of a closed one and must not get the second half of a double press.
    if (doublePress.isSecondHalf()) return;
    doublePress.begin();
    try {
      await mutateAsync(id);
      showNotice({ id: 'order-closed', type: 'SUCCESS', message: t('closed', { number: orderNumber }) });
    } catch (error) {
      reportError(error);
    }
  }
  return { close, isPending };
}
