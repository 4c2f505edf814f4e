import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { type MenuPart, patched } from '#hub/menu/ahead.ts';

type Place = Partial<Pick<CompactItem, 'placeEnabled' | 'version'>>;

/** Whether guests see an item; a switch that was saved is a further version of it. */
export function placePart({ id, placeEnabled }: CompactItem): MenuPart<Place> {
  return {
    name: `place ${id}`,
    read: ({ items }) => {
      const item = items.find((one) => one.id === id);
      return item ? { placeEnabled: item.placeEnabled, version: item.version } : { placeEnabled };
    },
    // Every other item stays the same object.
    write: (book, place) => ({
      ...book,
      items: book.items.map((item) => (item.id === id ? patched(item, place) : item)),
    }),
  };
}
