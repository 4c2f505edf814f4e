import type { Order } from '@maru/contract/orders/order.ts';
import { newKey } from '@maru/web/new-key.ts';
import { useEffect, useReducer } from 'react';
import { type CartAction, changeCart } from './cart/cart.ts';
import { type Draft, freshDraft, keepDraft, readDraft } from './draft.ts';
import type { Sale } from './outbox/sale.ts';
import { fitStaged } from './tender/fit-staged.ts';
import type { StagedTender } from './tender/use-tender.ts';

export type TillAction =
  | { type: 'cart'; action: CartAction }
  | { type: 'staged'; staged: readonly StagedTender[] }
  | { type: 'pay'; total: number }
  | { type: 'payOrder'; order: Order }
  | { type: 'continue'; sale: Sale }
  /** The cart has become a sale that is kept on the device. */
  | { type: 'kept' }
  /** What the cart was to mend is not mended: what was handed over for it is none of the next order's. */
  | { type: 'letGo' }
  | { type: 'stopPaying' }
  | { type: 'restore'; sale: Sale };

function changeDraft(draft: Draft, action: TillAction): Draft {
  switch (action.type) {
    case 'cart':
      return { ...draft, cart: changeCart(draft.cart, action.action) };
    case 'staged':
      return { ...draft, staged: action.staged };
    case 'pay':
      return {
        ...draft,
        staged: draft.cart.repairs === null ? draft.staged : fitStaged(draft.staged, action.total),
        paying: { saleId: draft.saleId, order: null },
      };
    case 'payOrder':
      return { ...draft, paying: { saleId: newKey(), order: action.order } };
    case 'continue':
      return { ...draft, paying: { saleId: action.sale.id, order: null } };
    case 'kept':
      return { ...freshDraft(), paying: draft.paying };
    case 'letGo':
      return freshDraft();
    case 'stopPaying':
      return { ...draft, paying: null };
    case 'restore':
      return restored(action.sale);
  }
}

/** A refused sale is a cart again, with what was handed over for it still in hand. */
function restored({ id, cart, order }: Sale): Draft {
  if (!cart) return freshDraft();
  const tenders = order?.body.tenders ?? [];
  return {
    ...freshDraft(),
    cart: changeCart(cart, { type: 'restore', cart, repairs: id }),
    staged: tenders.map((tender) => ({ ...tender, key: newKey() })),
  };
}

/** The cart and the payment under way in this tab. */
export function useTill(storeId: string) {
  const [draft, dispatch] = useReducer(changeDraft, storeId, readDraft);
  useEffect(() => keepDraft(storeId, draft), [storeId, draft]);

  return { ...draft, dispatch, changeCart: (action: CartAction) => dispatch({ type: 'cart', action }) };
}

export type Till = ReturnType<typeof useTill>;
