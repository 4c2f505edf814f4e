import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { MenuBook } from '#hub/menu/menu-book.ts';

export type ItemPatch = Partial<Pick<CompactItem, 'placeEnabled' | 'version'>>;

/** The book with one item as it will be; every other item stays the same object. */
export function patchItem(book: MenuBook, itemId: string, patch: ItemPatch): MenuBook {
  return { ...book, items: book.items.map((item) => (item.id === itemId ? { ...item, ...patch } : item)) };
}
