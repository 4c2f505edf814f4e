import { canOrder } from '@maru/contract/orders/order-status.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useDoublePress } from '@maru/ui/press/use-double-press.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { newKey } from '@maru/web/new-key.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#hub/app/paths.ts';
import { isAnswered } from '#hub/lib/send-once.ts';
import { useStore } from '#hub/lib/store.tsx';
import { menuKeys } from '#hub/menu/menu.api.ts';
import { useMenu } from '#hub/menu/use-menu.ts';
import { type OrderChange, useChangeOrder } from '#hub/orders/changing/changing.api.ts';
import { orderQuery } from '#hub/orders/orders.api.ts';
import { type CartAction, changeCart, emptyCart } from '#hub/till/cart/cart.ts';
import { orderOf, showCart } from '#hub/till/cart/priced.ts';
import type { OpenSheet } from '#hub/till/till-sheets.tsx';
import { usePicking } from '#hub/till/use-picking.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';

/**
 * The items picked for an open order, until they are sent. Adding needs the network, so nothing is stored on
 * the device.
 */
export function useAddToOrder() {
  const { t } = useTillWords();
  const { storeId } = useStore();
  const { orderId } = useParams({ from: '/signed-in/s/$storeId/orders/$orderId/add' });
  const { data: order } = useSuspenseQuery(orderQuery({ storeId, orderId }));
  const menu = useMenu(storeId);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useChangeOrder({ storeId, orderId });
  const doublePress = useDoublePress();
  const place = order.lines[0]?.itemOrderType ?? emptyCart.place;
  const [cart, dispatch] = useReducer(changeCart, { ...emptyCart, place });
  /**
   * A change that was sent and not refused. If there was no answer, exactly this change is sent again, so that
   * nothing is added twice. The key is stored here and does not depend on the input, because an equal addition
   * on a later visit is a new one.
   */
  const [sent, setSent] = useState<(OrderChange & { key: string }) | null>(null);
  const change = (action: CartAction) => {
    if (sent === null) dispatch(action);
  };
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const shown = showCart(cart, menu, order.taxType);
  const picking = usePicking({
    menu,
    cart,
    changeCart: change,
    onAsk: (item) => setSheet({ kind: 'NEW_LINE', itemId: item.id }),
    onSoldOut: (itemId) => setSheet({ kind: 'SOLD_OUT', itemId }),
  });
  /** The items were added; true until the order's page has loaded. */
  const [isAdded, setIsAdded] = useState(false);
  const isOpen = canOrder('change', order);

  async function send() {
    if (!sent && (!shown.sellable || !isOpen)) return;
    if (isPending || isAdded || doublePress.isSecondHalf()) return;
    doublePress.begin();
    const { lines: add, total: addedTotal } = orderOf(cart, shown);
    const body = sent ?? { add, addedTotal, key: newKey() };
    setSent(body);
    try {
      await mutateAsync(body);
      // Renders first, because the navigation would otherwise warn that the items were not added.
      flushSync(() => setIsAdded(true));
      showNotice({ type: 'SUCCESS', message: t('adding.done', { number: order.orderNumber }) });
      await navigate({ to: paths.order({ storeId, orderId }), replace: true });
    } catch (error) {
      if (!isAnswered(error)) return reportError(error);
      setSent(null);
      // This device's menu is older than the server's. After the refetch, the cart shows the differences.
      void queryClient.invalidateQueries({ queryKey: menuKeys.all(storeId) });
      if (!isApiError(error, 'PRICE_CHANGED')) return reportError(error);
      showNotice({ id: 'adding-price', type: 'ERROR', message: t('adding.priceChanged') });
    }
  }

  return {
    ...{ storeId, order, menu, cart, changeCart: change, shown, picking, sheet, setSheet, isOpen },
    send: () => void send(),
    isSending: isPending || isAdded,
    isUnsent: cart.lines.length > 0 && !isAdded,
    isUnanswered: sent !== null,
  };
}

export type AddToOrder = ReturnType<typeof useAddToOrder>;
