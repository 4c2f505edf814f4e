/** Filters besides the category: sold out now, hidden from the store's page, or low stock. */
export const shownKinds = ['soldOut', 'hidden', 'lowStock'] as const;
export type ShownKind = (typeof shownKinds)[number];

/** State of the item list in the address, so that reload, back and sharing work. */
export type ListAddress = { category?: string; q?: string; show?: ShownKind };

/** Undefined removes a parameter. */
export type ListChange = { [Key in keyof ListAddress]?: ListAddress[Key] | undefined };

/** Parses untrusted search parameters. Unknown ones are dropped. */
export function readListAddress(search: Record<string, unknown>): ListAddress {
  const q = textOf(search.q);
  const category = textOf(search.category);
  const show = shownKinds.find((kind) => kind === search.show);
  return { ...(category ? { category } : {}), ...(q ? { q } : {}), ...(show ? { show } : {}) };
}

function textOf(value: unknown): string {
  return value === undefined ? '' : String(value).trim().slice(0, 100);
}
