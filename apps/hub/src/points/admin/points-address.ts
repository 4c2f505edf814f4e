import type { AdminView } from './admin-points.api.ts';

/**
 * State of the list in the address. Pages count from 1. The first page and the list of stores are the
 * defaults and left out.
 */
export type PointsAddress = { view?: Exclude<AdminView, 'STORES'>; q?: string; page?: number };

/** Undefined removes a parameter. */
export type PointsChange = { [Key in keyof PointsAddress]?: PointsAddress[Key] | undefined };

const longest = 100;
const mostPages = 1_000_000;

/** Parses untrusted search parameters. Unknown ones are dropped. */
export function readPointsAddress(search: Record<string, unknown>): PointsAddress {
  const view = (['CHANNELS', 'TEMPLATES'] as const).find((one) => one === search.view);
  const q = search.q === undefined ? '' : String(search.q).trim().slice(0, longest);
  const page = Number(search.page);
  const isPage = Number.isInteger(page) && page > 1 && page <= mostPages;
  return { ...(view && { view }), ...(q && { q }), ...(isPage && { page }) };
}

/** Resets everything for another list, and returns to the first page for another search. */
export function changePointsAddress(before: PointsAddress, change: PointsChange): PointsAddress {
  if ('view' in change) return readPointsAddress({ view: change.view });
  const isSamePlace = !('q' in change);
  return readPointsAddress({ ...before, ...(isSamePlace ? {} : { page: undefined }), ...change });
}
