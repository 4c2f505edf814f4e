/** How many rows a page may show. */
export const rowChoices = [10, 20, 50, 100] as const;
export const usualRows = 20;
/** Periods of registration in days, today included. */
export const dayChoices = [1, 7, 30] as const;

/**
 * State of the list in the address, so that reload, back and sharing work. Twenty rows are the default and
 * left out. A search is over all users, so the address has a text or a period, not both.
 */
export type UsersAddress = {
  q?: string;
  days?: (typeof dayChoices)[number];
  rows?: (typeof rowChoices)[number];
  cursor?: string;
};

/** Undefined removes a parameter. */
export type UsersChange = { [Key in keyof UsersAddress]?: UsersAddress[Key] | undefined };

const longestText = 100;
const longestCursor = 200;

/** Parses untrusted search parameters. Unknown ones are dropped. */
export function readUsersAddress({ q, days, rows, cursor }: Record<string, unknown>): UsersAddress {
  const text = plain(q, longestText);
  const chosen = rowChoices.find((choice) => choice !== usualRows && choice === Number(rows));
  const period = dayChoices.find((choice) => text === '' && choice === Number(days));
  const place = plain(cursor, longestCursor);
  return {
    ...(text && { q: text }),
    ...(period && { days: period }),
    ...(chosen && { rows: chosen }),
    ...(place && { cursor: place }),
  };
}

/** Returns to the first page for another text, period or number of rows. A chosen period ends a search. */
export function changeUsersAddress(before: UsersAddress, change: UsersChange): UsersAddress {
  const isSamePlace = Object.keys(change).every((key) => key === 'cursor');
  return readUsersAddress({
    ...before,
    ...(!isSamePlace && { cursor: undefined }),
    ...(change.days && { q: undefined }),
    ...change,
  });
}

function plain(value: unknown, longest: number): string {
  return value === undefined ? '' : String(value).trim().slice(0, longest);
}
