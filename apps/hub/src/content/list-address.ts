/** State of a list in the address. Pages count from 1; the first is left out. */
export type ListAddress = { q?: string; page?: number };

/** Undefined removes a parameter. */
export type ListChange = { [Key in keyof ListAddress]?: ListAddress[Key] | undefined };

const longest = 100;
const mostPages = 1_000_000;

/** Parses untrusted search parameters. Unknown ones are dropped. */
export function readListAddress(search: Record<string, unknown>): ListAddress {
  const q = search.q === undefined ? '' : String(search.q).trim().slice(0, longest);
  const page = Number(search.page);
  const isPage = Number.isInteger(page) && page > 1 && page <= mostPages;
  return { ...(q && { q }), ...(isPage && { page }) };
}

/** A new search returns to the first page. */
export function changeListAddress(before: ListAddress, change: ListChange): ListAddress {
  return readListAddress({ ...before, ...('q' in change && { page: undefined }), ...change });
}
