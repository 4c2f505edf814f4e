import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Sale } from '#hub/payments/outbox/sale.ts';
import type { ShownCart } from './cart/priced.ts';
import type { Till } from './use-till.ts';
import { useWords } from './use-words.ts';

/** Each stays as long as it is true of this order: the next customer's is not spoken of. */
const notices = { stuck: 'cart-stuck', total: 'total-moved' };

type MenuMoved = { till: Till; shown: ShownCart; sales: readonly Sale[] };

/**
 * While the cart is being paid and is no sale yet, the menu may move under it. What cannot be sold any more, and another
 * amount than the one that the customer was told, lead back to the cart. A sale that is on its way is left alone.
 */
export function useMenuMoved({ till, shown, sales }: MenuMoved) {
  const { t, won } = useWords();
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
