type Direction = 'older' | 'newer';
type Asked = { direction: Direction; isFirst: boolean; limit: number };

/**
 * A page, newest first, from the rows on one side of a row or, if it is the first page, from the newest on; one row more
 * than fits was read. Its first row is where newer rows go on, its last where older ones do; undefined if there are none.
 */
export function cutPage<Row>(found: readonly Row[], { direction, isFirst, limit }: Asked) {
  const hasBeyond = found.length > limit;
  const page = found.slice(0, limit);
  if (direction === 'newer') page.reverse();

  const hasNewer = direction === 'newer' ? hasBeyond : !isFirst;
  const hasOlder = direction === 'older' ? hasBeyond : true;
  return { page, newerAfter: hasNewer ? page[0] : undefined, olderAfter: hasOlder ? page.at(-1) : undefined };
}
