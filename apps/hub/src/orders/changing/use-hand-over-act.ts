import type { HandoverAct } from '@maru/contract/orders/handover.ts';
import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useDoublePress } from '@maru/ui/press/use-double-press.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useHandOver } from '#hub/orders/changing/changing.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

/** Hands an online order over with one press, and reports it in a notice. */
export function useHandOverAct(storeId: string) {
  const { t } = useOrderWords();
  const { mutateAsync, isPending } = useHandOver(storeId);
  const doublePress = useDoublePress();

  async function handOver({ id, orderNumber }: Pick<OrderSummary, 'id' | 'orderNumber'>, act: HandoverAct) {
    // The next act takes the place of this one and must not get the second half of a double click.
    if (doublePress.isSecondHalf()) return;
    doublePress.begin();
    try {
      await mutateAsync({ orderId: id, act });
      const message = t(`handover.done.${act}`, { number: orderNumber });
      showNotice({ id: 'order-handover', type: 'SUCCESS', message });
    } catch (error) {
      reportError(error);
    }
  }
  return { handOver, isPending };
}
