import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { PricedLine } from '@maru/contract/money/priced-cart.ts';
import type { ItemOrderType } from '@maru/contract/orders/order-status.ts';
import { removeNotice, showNotice } from '@maru/ui/notices.tsx';
import { newKey } from '@maru/web/new-key.ts';
import { defaultChoices, type Menu } from '#hub/menu/menu.ts';
import type { Cart, CartAction } from './cart/cart.ts';
import type { LineDraft } from './cart/line-form.tsx';
import { priceLine } from './cart/priced.ts';
import { useWords } from './use-words.ts';

type Picking = {
  menu: Menu;
  cart: Cart;
  changeCart: (action: CartAction) => void;
  /** Asks for the options of an item before it is taken. */
  onAsk: (item: CompactItem) => void;
};

/** Ways in which an item comes into the cart, changes its number, or leaves. */
export function usePicking({ menu, cart, changeCart, onAsk }: Picking) {
  const { t, nameOf } = useWords();

  function add(item: CompactItem, { choiceIds, quantity, note }: LineDraft, { unitPrice }: PricedLine) {
    const seen = { name: item.name, nameEn: item.nameEn, unitPrice };
    changeCart({ type: 'add', line: { key: newKey(), itemId: item.id, choiceIds, quantity, note, seen } });
  }

  function addAtOnce(item: CompactItem) {
    const draft = startOf(item, menu, cart);
    add(item, draft, priceLine(item, draft, menu));
  }

  function pick(item: CompactItem) {
    if (item.optionCollectionIds.length > 0) onAsk(item);
    else addAtOnce(item);
  }

  /** A scanner does not wait for questions: the defaults hold, and the line can be changed. */
  function scan(code: string) {
    const item = menu.itemByBarcode.get(code.trim());
    if (item && !menu.soldOut.has(item.id)) {
      removeNotice('scan');
      return addAtOnce(item);
    }
    const message = item ? t('scan.soldOut', { name: nameOf(item) }) : t('scan.unknown', { code });
    showNotice({ id: 'scan', type: 'ERROR', message });
  }

  /** One notice for all that can be undone: undo means what came last. */
  function undoable(message: string) {
    const action = { label: t('undo'), onSelect: () => changeCart({ type: 'undo' }) };
    showNotice({ id: 'undo', type: 'SUCCESS', message, action });
  }

  function setQuantity(key: string, quantity: number) {
    const line = cart.lines.find((it) => it.key === key);
    changeCart({ type: 'change', key, change: { quantity } });
    if (line && quantity < 1) {
      undoable(t('cart.takenOut', { name: nameOf(line.seen) }));
    }
  }

  function setPlace(place: ItemOrderType) {
    const isChange = cart.lines.some((line) => line.place !== place);
    changeCart({ type: 'place', place });
    if (isChange) undoable(t('place.changed', { place: t(`place.${place}`) }));
    else removeNotice('undo');
  }

  function clear() {
    changeCart({ type: 'clear' });
    undoable(t('cart.cleared'));
  }

  return { add, pick, scan, setQuantity, setPlace, clear };
}

/** What an item is before anyone says otherwise. */
export function startOf(item: CompactItem, menu: Menu, cart: Cart): LineDraft {
  const choiceIds = defaultChoices(menu, item);
  return { choiceIds, quantity: 1, place: cart.place, note: '', discount: null };
}
