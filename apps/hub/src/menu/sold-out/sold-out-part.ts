import type { CachedMenu } from '#hub/menu/cached-menu.ts';
import type { OptimisticPart } from '#hub/menu/optimistic-values.ts';

/** The thing that is marked as sold out: an item, or a choice in every item that uses it. */
export type Offer = { kind: 'ITEM' | 'CHOICE'; id: string };

/** End of the sold-out period; null if it is available or deleted. */
export function soldOutUntilIn(menu: CachedMenu, { kind, id }: Offer): string | null {
  const rows = kind === 'ITEM' ? menu.items : menu.collections.flatMap(({ choices }) => choices);
  return rows.find((row) => row.id === id)?.soldOutUntil ?? null;
}

/** Sold-out state of an offer as an optimistic part of the menu. */
export function soldOutPart(offer: Offer): OptimisticPart<string | null> {
  return {
    name: `sold out ${offer.kind} ${offer.id}`,
    read: (menu) => soldOutUntilIn(menu, offer),
    write: (menu, until) => withSoldOut(menu, offer, until),
  };
}

/** Sets the sold-out state. Only the changed row becomes a new object. */
export function withSoldOut(menu: CachedMenu, { kind, id }: Offer, soldOutUntil: string | null): CachedMenu {
  const switched = <T extends { id: string }>(row: T) => (row.id === id ? { ...row, soldOutUntil } : row);
  if (kind === 'ITEM') return { ...menu, items: menu.items.map(switched) };

  const collections = menu.collections.map((collection) =>
    collection.choices.some((choice) => choice.id === id)
      ? { ...collection, choices: collection.choices.map(switched) }
      : collection,
  );
  return { ...menu, collections };
}
