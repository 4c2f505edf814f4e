import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { MenuBook } from '#hub/menu/menu-book.ts';

type Patch = Partial<Pick<CompactItem, 'soldOutUntil' | 'placeEnabled' | 'version'>>;

/** The book with one item as it will be; every other item stays the same object. */
export function patchItem(book: MenuBook, itemId: string, patch: Patch): MenuBook {
  return { ...book, items: book.items.map((item) => (item.id === itemId ? { ...item, ...patch } : item)) };
}
