type Direction = 'older' | 'newer';
type Asked = { direction: Direction; isFirst: boolean; limit: number };

/**
 * Makes a page, newest first. `found`: the rows on one side of a given row or, for the first page, the newest rows,
 * with one row more than `limit` if there are more. `newerAfter` and `olderAfter`: the rows after which the newer and
 * the older page begin; undefined if there is no such page.
 */
export function cutPage<Row>(found: readonly Row[], { direction, isFirst, limit }: Asked) {
  const hasBeyond = found.length > limit;
  const page = found.slice(0, limit);
  if (direction === 'newer') page.reverse();

  const hasNewer = direction === 'newer' ? hasBeyond : !isFirst;
  const hasOlder = direction === 'older' ? hasBeyond : true;
  return { page, newerAfter: hasNewer ? page[0] : undefined, olderAfter: hasOlder ? page.at(-1) : undefined };
}
