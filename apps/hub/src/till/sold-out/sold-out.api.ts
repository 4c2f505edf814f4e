import { setSoldOut } from '@maru/contract/menu/items.endpoints.ts';
import type { SoldOutWish } from '@maru/contract/menu/sold-out.ts';
import { call } from '@maru/web/call.ts';
import { useMutation } from '@tanstack/react-query';
import type { Offer } from './sold-out-in-book.ts';

/** Switches an item or a choice off, or on again. */
export function useSetSoldOut(storeId: string) {
  const { mutateAsync } = useMutation({
    mutationFn: ({ offer, wish }: { offer: Offer; wish: SoldOutWish }) => {
      const ids = offer.kind === 'ITEM' ? { itemIds: [offer.id] } : { choiceIds: [offer.id] };
      return call(setSoldOut, { storeId, ...ids, soldOut: wish });
    },
  });
  return mutateAsync;
}
