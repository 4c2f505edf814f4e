import { useEffect, useReducer, useState } from 'react';
import { customerAfterRefusal } from '#hub/customers/at-till/customer-after-refusal.ts';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import type { Cart } from '#hub/payments/sale-queue/stored-cart.ts';
import { type CartAction, changeCart } from './cart/cart.ts';
import { freshDraft, readDraft, saveDraft, type TillDraft } from './draft/draft.ts';
import { tabName } from './draft/tab.ts';

export type TillAction =
  | { type: 'cart'; action: CartAction }
  | { type: 'pay' }
  | { type: 'continue'; sale: Sale }
  /** The cart was stored as a sale. */
  | { type: 'stored' }
  /** Starts with an empty cart, because the cart was discarded or belongs to another tab. */
  | { type: 'letGo' }
  /** Takes over the cart of a closed tab. */
  | { type: 'takeOver'; cart: Cart }
  /** These lines were put on hold. Lines added meanwhile stay in the cart. */
  | { type: 'held'; lines: Cart['lines'] }
  | { type: 'stopPaying' }
  | { type: 'restore'; sale: Sale };

function changeDraft(draft: TillDraft, action: TillAction): TillDraft {
  switch (action.type) {
    case 'cart':
      return { ...draft, cart: changeCart(draft.cart, action.action) };
    case 'pay':
      return { ...draft, paying: { saleId: draft.saleId } };
    case 'continue':
      return { ...draft, paying: { saleId: action.sale.id } };
    case 'stored':
      return { ...freshDraft(), paying: draft.paying };
    case 'letGo':
      return freshDraft();
    case 'takeOver':
      return { ...freshDraft(), cart: action.cart };
    case 'held':
      return withoutHeld(draft, action.lines);
    case 'stopPaying':
      return { ...draft, paying: null };
    case 'restore':
      return restored(action.sale);
  }
}

function withoutHeld(draft: TillDraft, held: Cart['lines']): TillDraft {
  const lines = draft.cart.lines.filter((line) => !held.includes(line));
  if (lines.length === 0) return freshDraft();
  return {
    ...draft,
    cart: { ...draft.cart, lines, note: '', discount: null, customer: null, removed: [], moved: null },
  };
}

/**
 * Turns a refused sale back into a cart. The sale keeps the money taken for it until a new sale made of the
 * cart replaces it.
 */
function restored({ id, cart, refusal }: Sale): TillDraft {
  if (!cart) return freshDraft();
  const customer = customerAfterRefusal(cart.customer ?? null, refusal);
  const restorable = { ...cart, customer };
  return {
    ...freshDraft(),
    cart: changeCart(restorable, { type: 'restore', cart: restorable, repairs: id }),
  };
}

/** State of this tab: its cart and its current payment. */
export function useTill(storeId: string) {
  const [draft, dispatch] = useReducer(changeDraft, storeId, (id) => readDraft(id, tabName()));
  const [isStored, setIsStored] = useState(true);
  useEffect(() => setIsStored(saveDraft(storeId, tabName(), draft)), [storeId, draft]);

  return {
    ...draft,
    isStored,
    dispatch,
    changeCart: (action: CartAction) => dispatch({ type: 'cart', action }),
  };
}

export type Till = ReturnType<typeof useTill>;
