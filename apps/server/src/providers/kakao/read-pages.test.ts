import { expect, test } from 'vitest';
import { readPages } from './read-pages.ts';

test('pages are read by the key of the previous page, up to a page without a key', async () => {
  const asked: (string | undefined)[] = [];
  const pages = [
    { rows: [1, 2], next: 'b' },
    { rows: [3], next: 'c' },
    { rows: [4], next: undefined },
  ];
  const rows = await readPages(async (key) => {
    asked.push(key);
    return pages[asked.length - 1] ?? { rows: [], next: undefined };
  });

  expect(rows).toEqual([1, 2, 3, 4]);
  expect(asked).toEqual([undefined, 'b', 'c']);
});

test('an endless list is read up to its twentieth page', async () => {
  expect(await readPages(async () => ({ rows: ['same'], next: 'again' }))).toHaveLength(20);
});
