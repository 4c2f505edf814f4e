import { showNotice } from '@maru/ui/notices.tsx';
import { useEffect, useEffectEvent } from 'react';
import type { Sale } from '#hub/payments/outbox/sale.ts';
import type { Till } from '#hub/till/use-till.ts';
import { useWords } from '#hub/till/use-words.ts';
import { takeLeftDraft } from './draft.ts';
import { holdTab, openTabs, renameTab } from './tab.ts';

type LeftCart = { storeId: string; till: Till; sales: readonly Sale[]; isRead: boolean };

/**
 * Brings the cart of a closed tab back, once the sales of the device are read. A cart that became a sale before its tab
 * could note that is gone; a copied tab begins with a cart of its own.
 */
export function useLeftCart({ storeId, till, sales, isRead }: LeftCart) {
  const { t } = useWords();
  const isSold = (saleId: string) => sales.some(({ id }) => id === saleId);

  const takeOver = useEffectEvent((open: ReadonlySet<string>) => {
    if (till.cart.lines.length > 0 || till.paying) return;
    const left = takeLeftDraft(storeId, (tab) => open.has(tab));
    if (!left || isSold(left.saleId)) return;
    till.dispatch({ type: 'takeOver', left });
    const action = { label: t('cart.clear'), onSelect: () => till.changeCart({ type: 'clear' }) };
    showNotice({ id: 'cart-back', type: 'SUCCESS', message: t('cart.isBack'), action });
  });

  const begin = useEffectEvent(async () => {
    if (isSold(till.saleId)) till.dispatch({ type: 'kept' });
    if (await holdTab()) return takeOver(await openTabs());
    renameTab();
    till.dispatch({ type: 'letGo' });
  });

  useEffect(() => {
    if (isRead) void begin();
  }, [isRead]);
}
