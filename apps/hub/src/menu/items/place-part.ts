import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { type OptimisticPart, patched } from '#hub/menu/optimistic-values.ts';

type ShownOnPage = Partial<Pick<CompactItem, 'placeEnabled' | 'version'>>;

/**
 * An item's visibility on the store page, as an optimistic part of the menu. Saving it increments the item's
 * version.
 */
export function placePart({ id, placeEnabled }: CompactItem): OptimisticPart<ShownOnPage> {
  return {
    name: `place ${id}`,
    read: ({ items }) => {
      const item = items.find((one) => one.id === id);
      return item ? { placeEnabled: item.placeEnabled, version: item.version } : { placeEnabled };
    },
    // Keeps the identity of all other items, so that they do not render again.
    write: (menu, place) => ({
      ...menu,
      items: menu.items.map((item) => (item.id === id ? patched(item, place) : item)),
    }),
  };
}
