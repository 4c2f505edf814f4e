/** State of the list in the address, so that reload, back and sharing work. */
export type CustomersAddress = { q?: string; tag?: string; news?: 'AGREED'; cursor?: string };

/** Undefined removes a parameter. */
export type CustomersChange = { [Key in keyof CustomersAddress]?: CustomersAddress[Key] | undefined };

const longestText = 40;
const longestTag = 10;
const longestCursor = 200;

/** Parses untrusted search parameters. Unknown ones are dropped. */
export function readCustomersAddress(address: Record<string, unknown>): CustomersAddress {
  const { q, tag, news, cursor } = address;
  const text = plain(q, longestText);
  const ofTag = plain(tag, longestTag);
  const place = plain(cursor, longestCursor);
  return {
    ...(text && { q: text }),
    ...(ofTag && { tag: ofTag }),
    ...(news === 'AGREED' && { news }),
    ...(place && { cursor: place }),
  };
}

/** A change of the search returns to the first page. */
export function changeCustomersAddress(before: CustomersAddress, change: CustomersChange): CustomersAddress {
  const isSamePlace = !('q' in change || 'tag' in change || 'news' in change);
  return readCustomersAddress({ ...before, ...(isSamePlace ? {} : { cursor: undefined }), ...change });
}

function plain(value: unknown, longest: number): string {
  return value === undefined ? '' : String(value).trim().slice(0, longest);
}
