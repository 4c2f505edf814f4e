import type { MenuPart } from '#hub/menu/ahead.ts';
import type { MenuBook } from '#hub/menu/menu-book.ts';

/** What is switched: an item, or one choice in every item that asks for it. */
export type Offer = { kind: 'ITEM' | 'CHOICE'; id: string };

/** Until when it is switched off; null: it is not, or is gone. */
export function soldOutUntilIn(book: MenuBook, { kind, id }: Offer): string | null {
  const rows = kind === 'ITEM' ? book.items : book.collections.flatMap(({ choices }) => choices);
  return rows.find((row) => row.id === id)?.soldOutUntil ?? null;
}

/** Until when an offer is switched off. */
export function soldOutPart(offer: Offer): MenuPart<string | null> {
  return {
    name: `sold out ${offer.kind} ${offer.id}`,
    read: (book) => soldOutUntilIn(book, offer),
    write: (book, until) => withSoldOut(book, offer, until),
  };
}

/** The book as it will be told: only what was switched is another object. */
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
