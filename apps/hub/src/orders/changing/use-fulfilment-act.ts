import type { FulfilmentAct } from '@maru/contract/orders/fulfilment.ts';
import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useDoublePress } from '@maru/ui/press/use-double-press.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useAdvanceFulfilment } from '#hub/orders/changing/changing.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

/** Returns a function that advances the fulfilment of an online order with one press and shows a notice. */
export function useFulfilmentAct(storeId: string) {
  const { t } = useOrderWords();
  const { mutateAsync, isPending } = useAdvanceFulfilment(storeId);
  const doublePress = useDoublePress();

  async function advanceFulfilment(
    { id, orderNumber }: Pick<OrderSummary, 'id' | 'orderNumber'>,
    act: FulfilmentAct,
  ) {
    // The next act takes the place of this one and must not get the second half of a double press.
    if (doublePress.isSecondHalf()) return;
    doublePress.begin();
    try {
      await mutateAsync({ orderId: id, act });
      const message = t(`fulfilment.done.${act}`, { number: orderNumber });
      showNotice({ id: 'order-fulfilment', type: 'SUCCESS', message });
    } catch (error) {
      reportError(error);
    }
  }
  return { advanceFulfilment, isPending };
}
