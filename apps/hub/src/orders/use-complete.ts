import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { useRef } from 'react';
import { useCloseOrder } from '#hub/orders/orders.api.ts';
import { useWords } from '#hub/orders/use-words.ts';

/** The next card takes the place of a completed one: the second half of a double press is not meant for it, in ms. */
const doublePress = 350;

/** Completes an order with one press and says so. */
export function useComplete(storeId: string) {
  const { t } = useWords();
  const { mutateAsync, isPending } = useCloseOrder(storeId);

  const pressedAt = useRef(0);

  async function complete({ id, orderNumber }: Pick<OrderSummary, 'id' | 'orderNumber'>) {
    if (Date.now() - pressedAt.current < doublePress) return;
    pressedAt.current = Date.now();
    try {
      await mutateAsync(id);
      showNotice({ id: 'order-closed', type: 'SUCCESS', message: t('closed', { number: orderNumber }) });
    } catch (error) {
      reportError(error);
    }
  }
  return { complete, isPending };
}
