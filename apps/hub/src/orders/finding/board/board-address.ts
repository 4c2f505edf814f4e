import { readDate } from '#hub/lib/days/read-date.ts';
import { type BoardPlace, boardPlaces } from './places-and-order.ts';

/** State of the board in the address, so that reload, back and sharing work. */
export type BoardAddress = {
  /** A business date; missing for today. */
  date?: string;
  place?: BoardPlace;
  q?: string;
  /** Newest first unless set. */
  sort?: 'oldest';
  /** Shows all finished orders of the day, not only the latest. */
  all?: true;
};

/** Parses untrusted search parameters. Unknown ones are dropped. */
export function readBoardAddress(search: Record<string, unknown>): BoardAddress {
  const place = boardPlaces.find((known) => known === search.place);
  const q = search.q === undefined ? '' : String(search.q).trim();
  const date = readDate(search.date);
  return {
    ...(date ? { date } : {}),
    ...(place ? { place } : {}),
    ...(q ? { q } : {}),
    ...(search.sort === 'oldest' ? { sort: 'oldest' as const } : {}),
    ...(String(search.all) === 'true' ? { all: true as const } : {}),
  };
}

/** Undefined removes a parameter. */
export type AddressChange = { [Key in keyof BoardAddress]?: BoardAddress[Key] | undefined };

export function changeBoardAddress(before: BoardAddress, change: AddressChange): BoardAddress {
  return readBoardAddress({ ...before, ...change });
}
