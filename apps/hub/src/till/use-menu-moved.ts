import { removeNotice, showNotice } from '@maru/ui/notices.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShownCart } from './cart/priced.ts';
import type { Sale } from './outbox/sale.ts';
import type { Till } from './use-till.ts';
import { useWords } from './use-words.ts';

/** Each stays as long as it is true of this order: the next customer's is not spoken of. */
const notices = { stuck: 'cart-stuck', total: 'total-moved' };

type MenuMoved = { till: Till; shown: ShownCart; sales: readonly Sale[] };

/**
 * While the cart is being paid and is no sale yet, the menu may move under it: what cannot be sold any more leads back to
 * the cart, and another amount is told. A sale that is on its way is left alone.
 */
export function useMenuMoved({ till, shown, sales }: MenuMoved) {
  const { t, won } = useWords();
  const { paying } = till;
  const isCart = paying !== null && !paying.order && !sales.some(({ id }) => id === paying.saleId);
  const isPaid = isCart && shown.lines.length > 0;
  const { total } = shown.priced;
  const told = useRef<number | null>(null);

  const goBack = useEffectEvent(() => {
    till.dispatch({ type: 'stopPaying' });
    showNotice({ id: notices.stuck, type: 'ERROR', message: t('cart.menuMoved') });
  });
  const tell = useEffectEvent((was: number) => {
    const message = t('cart.totalMoved', { was: won(was), now: won(total) });
    showNotice({ id: notices.total, type: 'ERROR', message });
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
    if (isPaid && told.current !== null && told.current !== total) tell(told.current);
    told.current = isPaid ? total : null;
    if (!isPaid) removeNotice(notices.total);
  }, [isPaid, total]);
}
