/** What of the menu is shown beside a category: sold out now, not on the store's page, or few left. */
export const shownKinds = ['soldOut', 'hidden', 'lowStock'] as const;
export type ShownKind = (typeof shownKinds)[number];

/** What the address bar remembers of the list of items, so that reload, back and sharing work. */
export type ListAddress = { category?: string; q?: string; show?: ShownKind };

/** Undefined takes something out. */
export type ListChange = { [Key in keyof ListAddress]?: ListAddress[Key] | undefined };

/** Reads an address that anybody may have typed: what is not known is left out. */
export function readListAddress(search: Record<string, unknown>): ListAddress {
  const q = textOf(search.q);
  const category = textOf(search.category);
  const show = shownKinds.find((kind) => kind === search.show);
  return { ...(category ? { category } : {}), ...(q ? { q } : {}), ...(show ? { show } : {}) };
}

function textOf(value: unknown): string {
  return value === undefined ? '' : String(value).trim().slice(0, 100);
}
