type Direction = 'older' | 'newer';
type Asked = { direction: Direction; isFirst: boolean; limit: number };

/**
 * Makes a page, newest first, from rows that were read on one side of a row or, for the first page, from the newest on.
 * One row more than fits was read. `newerAfter` and `olderAfter` are the rows from which newer and older pages go on;
 * undefined if there are none.
 */
export function cutPage<Row>(found: readonly Row[], { direction, isFirst, limit }: Asked) {
  const hasBeyond = found.length > limit;
  const page = found.slice(0, limit);
  if (direction === 'newer') page.reverse();

  const hasNewer = direction === 'newer' ? hasBeyond : !isFirst;
  const hasOlder = direction === 'older' ? hasBeyond : true;
  return { page, newerAfter: hasNewer ? page[0] : undefined, olderAfter: hasOlder ? page.at(-1) : undefined };
}
