import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { ItemOrderType } from '@maru/contract/orders/order-status.ts';
import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { newKey } from '@maru/web/new-key.ts';
import { defaultChoices, type Menu } from '#hub/menu/menu.ts';
import type { Cart } from '#hub/payments/sale-queue/stored-cart.ts';
import type { CartAction } from './cart/cart.ts';
import type { LineDraft } from './cart/line-form.tsx';
import { seenOf } from './cart/priced.ts';
import { useTillWords } from './use-till-words.ts';

/** Id of the notice about an item that could not be added. The next pick or sheet removes it. */
export const pickNotice = 'scan';

type PickingOptions = {
  menu: Menu;
  cart: Cart;
  changeCart: (action: CartAction) => void;
  /** Opens the options of an item. */
  onAsk: (item: CompactItem) => void;
  /** Opens the sold-out sheet of an item. */
  onSoldOut: (itemId: string) => void;
};

/** Adds items to the cart, changes quantities, and removes them. */
export function usePicking({ menu, cart, changeCart, onAsk, onSoldOut }: PickingOptions) {
  const { t, nameOf } = useTillWords();

  function add(item: CompactItem, draft: LineDraft) {
    const { choiceIds, quantity, note, unitPrice } = draft;
    const seen = seenOf(item, draft, menu);
    const line = { key: newKey(), itemId: item.id, choiceIds, quantity, note, unitPrice, seen };
    changeCart({ type: 'add', line });
  }

  function addAtOnce(item: CompactItem) {
    add(item, startOf(item, menu, cart));
  }

  function pick(item: CompactItem) {
    removeNotice(pickNotice);
    if (menu.soldOut.has(item.id)) showSoldOut(item);
    else if (item.optionCollectionIds.length > 0 || item.marketPrice) onAsk(item);
    else addAtOnce(item);
  }

  /** A scan takes the default options and asks only for a market price. The line can be changed afterwards. */
  function scan(code: string) {
    const item = menu.itemByBarcode.get(code.trim());
    if (!item)
      return void showNotice({ id: pickNotice, type: 'ERROR', message: t('scan.unknown', { code }) });
    if (menu.soldOut.has(item.id)) return showSoldOut(item);
    removeNotice(pickNotice);
    if (item.marketPrice) onAsk(item);
    else addAtOnce(item);
  }

  function showSoldOut(item: CompactItem) {
    const action = { label: t('soldOutSheet.open'), onSelect: () => onSoldOut(item.id) };
    const message = t('scan.soldOut', { name: nameOf(item) });
    showNotice({ id: pickNotice, type: 'ERROR', message, action });
  }

  /** Shows a notice with undo. All acts share one notice, because undo applies only to the last act. */
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

  /** Accepts the current price of a line. */
  function acceptPrice(key: string) {
    const line = cart.lines.find((it) => it.key === key);
    const item = line?.itemId ? menu.itemById.get(line.itemId) : undefined;
    if (line && item) changeCart({ type: 'change', key, change: { seen: seenOf(item, line, menu) } });
  }

  return { add, acceptPrice, pick, scan, setQuantity, setPlace, clear };
}

/** The initial state of a new line. */
export function startOf(item: CompactItem, menu: Menu, cart: Cart): LineDraft {
  const choiceIds = defaultChoices(menu, item);
  const unitPrice = item.marketPrice ? item.price : undefined;
  return { choiceIds, quantity: 1, place: cart.place, note: '', discount: null, unitPrice };
}

export type Picking = ReturnType<typeof usePicking>;
