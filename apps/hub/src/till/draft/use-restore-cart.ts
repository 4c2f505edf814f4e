import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useEffect, useEffectEvent } from 'react';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import type { Till } from '#hub/till/use-till.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { takeOverDraft } from './draft.ts';
import { holdTab, withOpenTabs } from './tab.ts';

type LeftCart = { storeId: string; till: Till; sales: readonly Sale[]; isRead: boolean };

/** A duplicated tab drops its copied cart once. */
let isCopySettled = false;

/**
 * Restores the cart of a closed tab, once the stored sales are read. Drops a cart that is already stored as a
 * sale: its tab closed before it could record that. A duplicated tab starts with an empty cart.
 */
export function useRestoreCart({ storeId, till, sales, isRead }: LeftCart) {
  const { t } = useTillWords();
  const isSold = (saleId: string) => sales.some(({ id }) => id === saleId);

  const takeOver = useEffectEvent((open: ReadonlySet<string>) => {
    if (till.cart.lines.length > 0 || till.paying) return;
    const left = takeOverDraft(storeId, { isOpen: (tab) => open.has(tab), isSold });
    if (!left) return;
    till.dispatch({ type: 'takeOver', cart: left });
    const action = { label: t('cart.clear'), onSelect: () => till.changeCart({ type: 'clear' }) };
    showNotice({ id: 'cart-back', type: 'SUCCESS', message: t('cart.isBack'), action });
  });

  const begin = useEffectEvent(async () => {
    const { isCopy } = await holdTab();
    if (isCopy && !isCopySettled) till.dispatch({ type: 'letGo' });
    isCopySettled = true;
    await withOpenTabs((open) => !isCopy && takeOver(open));
  });
  useEffect(() => {
    if (isRead) void begin();
  }, [isRead]);

  const forget = useEffectEvent(() => till.dispatch({ type: 'stored' }));
  const wasSold = isRead && till.paying?.saleId !== till.saleId && isSold(till.saleId);
  useEffect(() => {
    if (wasSold) forget();
  }, [wasSold]);
}
