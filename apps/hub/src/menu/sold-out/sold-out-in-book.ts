import type { MenuPart } from '#hub/menu/ahead.ts';
import type { MenuBook } from '#hub/menu/menu-book.ts';

/** What is switched: an item, or a choice in every item that uses it. */
export type Offer = { kind: 'ITEM' | 'CHOICE'; id: string };

/** End of the sold-out period; null if it is available or deleted. */
export function soldOutUntilIn(book: MenuBook, { kind, id }: Offer): string | null {
  const rows = kind === 'ITEM' ? book.items : book.collections.flatMap(({ choices }) => choices);
  return rows.find((row) => row.id === id)?.soldOutUntil ?? null;
}

/** Sold-out state of an offer as an optimistic part of the menu. */
export function soldOutPart(offer: Offer): MenuPart<string | null> {
  return {
    name: `sold out ${offer.kind} ${offer.id}`,
    read: (book) => soldOutUntilIn(book, offer),
    write: (book, until) => withSoldOut(book, offer, until),
  };
}

/** Only the switched row becomes a new object. */
export function withSoldOut(book: MenuBook, { kind, id }: Offer, soldOutUntil: string | null): MenuBook {
  const switched = <T extends { id: string }>(row: T) => (row.id === id ? { ...row, soldOutUntil } : row);
  if (kind === 'ITEM') return { ...book, items: book.items.map(switched) };

  const collections = book.collections.map((collection) =>
    collection.choices.some((choice) => choice.id === id)
      ? { ...collection, choices: collection.choices.map(switched) }
      : collection,
  );
  return { ...book, collections };
}
