import { setSoldOut } from '@maru/contract/menu/items.endpoints.ts';
import { type SoldOutWish, untilChanged } from '@maru/contract/menu/sold-out.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { showOptimistically } from '#hub/menu/show-optimistically.ts';
import { type Offer, soldOutPart } from './sold-out-part.ts';

type Switch = { offer: Offer; soldOut: SoldOutWish };

/**
 * Marks an item or a choice as sold out or available. Optimistic; the server decides when tomorrow begins.
 */
export function useSetSoldOut(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    // Keeps presses in order, so that the last one wins.
    scope: { id: `sold-out ${storeId}` },
    mutationFn: ({ offer: { kind, id }, soldOut }: Switch) =>
      sendOnce(setSoldOut, {
        storeId,
        ...(kind === 'ITEM' ? { itemIds: [id] } : { choiceIds: [id] }),
        soldOut,
      }),
    onMutate: ({ offer, soldOut }) =>
      showOptimistically(queryClient, storeId, soldOutPart(offer), provisional(soldOut)),
    onSettled: (answer, _error, _switch, settle) => settle?.(answer && { value: answer.soldOutUntil }),
  });
}

/** The value shown until the server says when the next business day begins. */
function provisional(soldOut: SoldOutWish): string | null {
  if (soldOut === 'NO') return null;
  return soldOut === 'UNTIL_CHANGED' ? untilChanged : new Date(Date.now() + 86_400_000).toISOString();
}
