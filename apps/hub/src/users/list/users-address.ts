/** How many rows a page may show. */
export const rowChoices = [10, 20, 50, 100] as const;
export const usualRows = 20;

/**
 * State of the list in the address, so that reload, back and sharing work. Twenty rows are the default and
 * left out.
 */
export type UsersAddress = { q?: string; rows?: (typeof rowChoices)[number]; cursor?: string };

/** Undefined removes a parameter. */
export type UsersChange = { [Key in keyof UsersAddress]?: UsersAddress[Key] | undefined };

const longestText = 100;
const longestCursor = 200;

/** Parses untrusted search parameters. Unknown ones are dropped. */
export function readUsersAddress({ q, rows, cursor }: Record<string, unknown>): UsersAddress {
  const text = plain(q, longestText);
  const chosen = rowChoices.find((choice) => choice !== usualRows && choice === Number(rows));
  const place = plain(cursor, longestCursor);
  return { ...(text && { q: text }), ...(chosen && { rows: chosen }), ...(place && { cursor: place }) };
}

/** Returns to the first page for another text or number of rows. */
export function changeUsersAddress(before: UsersAddress, change: UsersChange): UsersAddress {
  const isSamePlace = !('q' in change) && !('rows' in change);
  return readUsersAddress({ ...before, ...(isSamePlace ? {} : { cursor: undefined }), ...change });
}

function plain(value: unknown, longest: number): string {
  return value === undefined ? '' : String(value).trim().slice(0, longest);
}
