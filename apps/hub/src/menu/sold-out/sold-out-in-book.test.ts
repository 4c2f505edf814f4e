import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { expect, test } from 'vitest';
import { partsOf } from '#hub/menu/menu-builders.ts';
import { soldOutUntilIn, withSoldOut } from './sold-out-in-book.ts';

const book = {
  ...partsOf({ items: [{ id: 'latte' }, { id: 'tea' }] }),
  revision: 1,
  version: 1,
  listVersions: { items: 1, categories: 1, collections: 1 },
};

test('an item is switched off, and everything else keeps its identity', () => {
  const after = withSoldOut(book, { kind: 'ITEM', id: 'tea' }, untilChanged);

  expect(soldOutUntilIn(after, { kind: 'ITEM', id: 'tea' })).toBe(untilChanged);
  expect(after.items[0]).toBe(book.items[0]);
  expect(after.collections).toBe(book.collections);
});

test('a choice is switched on, and other collections keep their identity', () => {
  const small = { kind: 'CHOICE', id: 'small' } as const;
  const after = withSoldOut(book, small, null);

  expect(soldOutUntilIn(book, small)).toBe(untilChanged);
  expect(soldOutUntilIn(after, small)).toBeNull();
  expect(after.collections[0]).toBe(book.collections[0]);
});

test('a deleted row is not switched', () => {
  expect(soldOutUntilIn(book, { kind: 'ITEM', id: 'gone' })).toBeNull();
});
