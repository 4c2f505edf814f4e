import { setPlaceEnabled } from '@maru/contract/menu/items.endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { useRefreshMenu } from '#hub/menu/menu.api.ts';

/** The most items that one call takes. */
const mostAtOnce = 1_000;

/** Shows these items on the page, or hides them. Settles after the menu was refetched. */
export function useShowItems(storeId: string) {
  const refresh = useRefreshMenu(storeId);
  return useMutation({
    // The same scope as for switching a single item, so that the last press wins.
    scope: { id: `place ${storeId}` },
    mutationFn: async ({ itemIds, placeEnabled }: { itemIds: readonly string[]; placeEnabled: boolean }) => {
      for (let from = 0; from < itemIds.length; from += mostAtOnce)
        await sendOnce(setPlaceEnabled, {
          storeId,
          itemIds: itemIds.slice(from, from + mostAtOnce),
          placeEnabled,
        });
    },
    onSettled: () => refresh(),
  });
}
