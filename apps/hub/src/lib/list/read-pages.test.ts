import { expect, test } from 'vitest';
import { readPages } from './read-pages.ts';

/** A list of pages, each named by its index as the cursor. */
const listOf = (pages: readonly number[][]) => {
  const asked: (string | undefined)[] = [];
  const readPage = async ({ cursor }: { cursor?: string }) => {
    asked.push(cursor);
    const at = Number(cursor ?? 0);
    return { content: pages[at] ?? [], nextCursor: at + 1 < pages.length ? String(at + 1) : null };
  };
  return { asked, readPage };
};

test('pages are read one after the other until there is no further one', async () => {
  const { asked, readPage } = listOf([[1, 2], [3]]);
  const counts: number[] = [];

  expect(await readPages(readPage, { onRead: (count) => counts.push(count) })).toEqual({
    rows: [1, 2, 3],
    hasMore: false,
  });
  expect([asked, counts]).toEqual([
    [undefined, '1'],
    [2, 3],
  ]);
});

test('no more rows are returned than the limit, and the result says that there are more', async () => {
  const { asked, readPage } = listOf([[1, 2], [3, 4], [5]]);

  expect(await readPages(readPage, { most: 3 })).toEqual({ rows: [1, 2, 3], hasMore: true });
  expect(asked).toHaveLength(2);
});

test('a page without rows ends the list', async () => {
  const { asked, readPage } = listOf([[1], [], [2]]);

  expect(await readPages(readPage)).toEqual({ rows: [1], hasMore: false });
  expect(asked).toHaveLength(2);
});
