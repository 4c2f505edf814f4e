import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { useDoublePress } from '@maru/ui/press/use-double-press.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveState } from '#hub/lib/live.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useMenu } from '#hub/menu/use-menu.ts';
import { useSaleNotices } from '#hub/payments/sale-queue/shown/use-sale-notices.ts';
import { useSaleQueue } from '#hub/payments/sale-queue/use-sale-queue.ts';
import { generalSettingQuery, paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { storeQuery } from '#hub/stores/stores.api.ts';
import { showCart } from './cart/priced.ts';
import { useRestoreCart } from './draft/use-restore-cart.ts';
import { useHeldCarts } from './hold/use-held-carts.ts';
import { useSaleActs } from './sale/use-sale-acts.ts';
import type { OpenSheet } from './till-sheets.tsx';
import { useMenuMoved } from './use-menu-moved.ts';
import { pickNotice, usePicking } from './use-picking.ts';
import { useTill } from './use-till.ts';

export type TillScreen = ReturnType<typeof useTillScreen>;

/** State and callbacks of the till, shared by its page and overlays. */
export function useTillScreen() {
  const { storeId, applicationStatus } = useStore();
  const isSuspended = applicationStatus === 'TERMINATED';
  const { t } = useTranslation('errors');
  const menu = useMenu(storeId);
  const general = useSuspenseQuery(generalSettingQuery(storeId));
  const payment = useSuspenseQuery(paymentSettingQuery(storeId));
  // Keeps the store's data in the cache, because unused queries are dropped and receipts need it offline.
  useQuery(storeQuery(storeId));
  const live = useLiveState();
  const sending = useSaleQueue(storeId, live === 'offline');
  const till = useTill(storeId);
  const [sheet, setSheetNow] = useState<OpenSheet | null>(null);
  const doublePress = useDoublePress();
  const setSheet = (next: OpenSheet | null) => {
    // Closing a sheet uncovers the pay button, which must not get the second half of a double press.
    if (next === null) doublePress.begin();
    else removeNotice(pickNotice);
    setSheetNow(next);
  };
  // On phones the first item puts the pay bar in place of tiles, where a double press would hit it.
  const isEmpty = till.cart.lines.length === 0;
  useEffect(() => {
    if (!isEmpty) doublePress.begin();
  }, [isEmpty, doublePress]);

  const shown = showCart(till.cart, menu, general.data.taxType, sending.connection === 'OK');
  const acts = useSaleActs({ storeId, till, shown, saleQueue: sending.saleQueue, sales: sending.sales });
  const held = useHeldCarts(storeId);
  const picking = usePicking({
    menu,
    cart: till.cart,
    changeCart: till.changeCart,
    onAsk: (item) => setSheet({ kind: 'NEW_LINE', itemId: item.id }),
    onSoldOut: (itemId) => setSheet({ kind: 'SOLD_OUT', itemId }),
  });

  /** Whether money may be taken. Checked before the payment, because the server would refuse the order. */
  const mayTake = () => {
    if (applicationStatus === 'APPROVED') return true;
    const code = isSuspended ? 'STORE_TERMINATED' : 'STORE_NOT_APPROVED';
    showNotice({ id: 'not-approved', type: 'ERROR', message: t(code) });
    return false;
  };
  const pay = () => {
    if (!shown.sellable || doublePress.isSecondHalf() || !mayTake()) return;
    setSheet(null);
    till.dispatch({ type: 'pay' });
  };
  const payLater = () => {
    if (!shown.sellable || doublePress.isSecondHalf() || !mayTake()) return;
    setSheet(null);
    acts.payLater().catch(reportError);
  };

  useMenuMoved({ till, shown, sales: sending.sales });
  useRestoreCart({ storeId, till, sales: sending.sales, isRead: sending.isRead });
  useSaleNotices({
    sales: sending.sales,
    faults: sending.faults,
    shownId: till.paying?.saleId ?? null,
    onContinue: (sale) => till.dispatch({ type: 'continue', sale }),
    onShowUnsent: () => setSheet({ kind: 'UNSENT' }),
  });

  const allowedTenders = payment.data.tenderTypes;
  return {
    storeId,
    menu,
    till,
    shown,
    sending,
    sheet,
    setSheet,
    acts,
    picking,
    held,
    pay,
    payLater,
    allowedTenders,
    isSuspended,
  };
}
