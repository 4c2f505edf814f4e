import { showNotice } from '@maru/ui/notice/notices.tsx';
import { formatTime } from '@maru/web/format.ts';
import { newKey } from '@maru/web/new-key.ts';
import type { Cart } from '#hub/payments/sale-queue/stored-cart.ts';
import { mayHold } from '#hub/till/cart/cart.ts';
import type { Till } from '#hub/till/use-till.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { addHeld, type HeldCart, takeHeld } from './held-cart-store.ts';

/** Puts the cart on hold under a name, and resumes such carts. */
export function useHoldCart(storeId: string, till: Till) {
  const { t, nameOf, language } = useTillWords();
  const { cart } = till;
  const first = cart.lines[0]?.seen;
  const defaultNameAt = (at: number) => (first ? `${formatTime(at, language)} ${nameOf(first)}` : '');
  const canResume = cart.repairs === null;

  /** Without a typed name, the cart is named after the time and its first line. */
  const heldNow = (name: string): HeldCart => {
    const plain: Cart = { ...cart, removed: [], moved: null };
    const heldAt = Date.now();
    return { id: newKey(), storeId, name: name || defaultNameAt(heldAt), heldAt, cart: plain };
  };
  const fail = () => showNotice({ id: 'hold', type: 'ERROR', message: t('hold.cannotStore') });

  /** Puts the cart on hold. The cart stays on screen if the device cannot store it. */
  async function hold(name: string) {
    const held = heldNow(name.trim());
    try {
      await addHeld(held);
    } catch {
      return fail();
    }
    till.dispatch({ type: 'held', lines: cart.lines });
    showNotice({ id: 'hold', type: 'SUCCESS', message: t('hold.done', { name: held.name }) });
  }

  /** Resumes a held cart. A cart in use is put on hold in its place. */
  async function resume({ id }: HeldCart) {
    const instead = mayHold(cart) ? heldNow('') : null;
    try {
      const held = await takeHeld(id, instead, Date.now());
      if (!held) return showNotice({ id: 'hold', type: 'ERROR', message: t('hold.gone') });
      till.dispatch({ type: 'takeOver', cart: held.cart });
    } catch {
      return fail();
    }
    if (instead) showNotice({ id: 'hold', type: 'SUCCESS', message: t('hold.done', { name: instead.name }) });
  }

  /** Deletes a held cart; can be undone. */
  async function remove({ id }: HeldCart) {
    try {
      const held = await takeHeld(id, null, Date.now());
      if (!held) return;
      const action = { label: t('undo'), onSelect: () => void addHeld(held).catch(fail) };
      showNotice({ id: 'hold', type: 'SUCCESS', message: t('hold.deleted', { name: held.name }), action });
    } catch {
      fail();
    }
  }

  return { defaultName: defaultNameAt(Date.now()), canResume, hold, resume, remove };
}
