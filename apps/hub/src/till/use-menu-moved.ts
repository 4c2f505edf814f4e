import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import type { ShownCart } from './cart/priced.ts';
import type { Till } from './use-till.ts';
import { useTillWords } from './use-till-words.ts';

/** Ids of notices that are removed once they no longer apply to this order. */
const notices = { stuck: 'cart-stuck', total: 'total-moved' };

type MenuMoved = { till: Till; shown: ShownCart; sales: readonly Sale[] };

/**
 * Watches for menu changes while a cart is being paid and is not a sale yet. If a line can no longer be sold,
 * or the total differs from what the customer was told, the till returns to the cart. Stored sales are not
 * affected.
 */
export function useMenuMoved({ till, shown, sales }: MenuMoved) {
  const { t, won } = useTillWords();
  const { paying } = till;
  const isCart = paying !== null && !sales.some(({ id }) => id === paying.saleId);
  const isPaid = isCart && shown.lines.length > 0;
  const { total } = shown.priced;
  const before = useRef({ isPaid, total });

  const stop = useEffectEvent((id: string, message: string) => {
    till.dispatch({ type: 'stopPaying' });
    showNotice({ id, type: 'ERROR', message });
  });
  const goBack = useEffectEvent(() => stop(notices.stuck, t('cart.menuMoved')));
  const tell = useEffectEvent((was: number) => {
    stop(notices.total, t('cart.totalMoved', { was: won(was), now: won(total) }));
  });

  useEffect(() => () => Object.values(notices).forEach(removeNotice), []);

  const isStuck = isPaid && !shown.sellable;
  useEffect(() => {
    if (isStuck) goBack();
  }, [isStuck]);

  const isMended = shown.sellable || shown.lines.length === 0;
  useEffect(() => {
    if (isMended) removeNotice(notices.stuck);
  }, [isMended]);

  useEffect(() => {
    const was = before.current;
    before.current = { isPaid, total };
    const isMoved = was.total !== total;
    if (was.isPaid && isPaid && isMoved) tell(was.total);
    else if (isPaid || isMoved) removeNotice(notices.total);
  }, [isPaid, total]);
}
