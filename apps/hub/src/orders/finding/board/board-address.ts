import { type BoardPlace, boardPlaces } from './board.ts';

/** What the address bar remembers of the board, so that reload, back and sharing work. */
export type BoardAddress = {
  place?: BoardPlace;
  q?: string;
  /** The board begins with the newest order unless this is set. */
  sort?: 'oldest';
  /** All finished orders of the day, not only the last ones. */
  all?: true;
};

/** Reads an address that anybody may have typed: what is not known is left out. */
export function readBoardAddress(search: Record<string, unknown>): BoardAddress {
  const place = boardPlaces.find((known) => known === search.place);
  const q = search.q === undefined ? '' : String(search.q).trim();
  return {
    ...(place ? { place } : {}),
    ...(q ? { q } : {}),
    ...(search.sort === 'oldest' ? { sort: 'oldest' as const } : {}),
    ...(String(search.all) === 'true' ? { all: true as const } : {}),
  };
}

/** Undefined takes something out. */
export type AddressChange = { [Key in keyof BoardAddress]?: BoardAddress[Key] | undefined };

export function readdress(before: BoardAddress, change: AddressChange): BoardAddress {
  return readBoardAddress({ ...before, ...change });
}
