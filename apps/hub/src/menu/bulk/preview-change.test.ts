import type { BulkChange } from '@maru/contract/menu/bulk-change.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { expect, test } from 'vitest';
import { partsOf } from '#hub/menu/menu-builders.ts';
import { previewChange } from './preview-change.ts';

const now = new Date('2026-11-20T03:00:00Z');
const preview = (items: Partial<CompactItem>[], change: BulkChange, changed: string[] = []) =>
  previewChange(partsOf({ items }).items, change, { now, changed: new Set(changed) });
const percent = { kind: 'PRICE_PERCENT', permille: 50, roundTo: 100 } as const;

test('the preview shows only changed items, and counts the others', () => {
  const { rows, same, problems } = preview(
    [
      { id: 'tea', price: 500 },
      { id: 'cake', price: 6_800 },
    ],
    percent,
  );

  expect(rows.map(({ item, after }) => [item.id, item.price, after?.price])).toEqual([
    ['cake', 6_800, 7_100],
  ]);
  expect([same, problems]).toEqual([1, 0]);
});

test('impossible changes come first and are counted', () => {
  const change = { kind: 'PRICE_AMOUNT', amount: -600 } as const;
  const { rows, problems } = preview(
    [
      { id: 'cake', price: 6_800 },
      { id: 'tea', price: 500 },
    ],
    change,
  );

  expect(rows.map(({ item, problem }) => [item.id, problem])).toEqual([
    ['tea', 'PRICE'],
    ['cake', undefined],
  ]);
  expect(problems).toBe(1);
});

test('items that somebody else changed meanwhile come before the rest', () => {
  const { rows } = preview([{ id: 'cake' }, { id: 'tea' }], percent, ['tea']);
  expect(rows.map(({ item }) => item.id)).toEqual(['tea', 'cake']);
});

const twenty = Array.from({ length: 20 }, (_, index) => `collection-${index}`);

test.each<[string, Partial<CompactItem>, BulkChange, Partial<CompactItem> | 'same' | 'gone' | 'problem']>([
  ['another category', {}, { kind: 'CATEGORY', categoryId: 'fruit' }, { categoryId: 'fruit' }],
  ['the same category', {}, { kind: 'CATEGORY', categoryId: 'coffee' }, 'same'],
  ['sold out', {}, { kind: 'SOLD_OUT', soldOut: 'UNTIL_CHANGED' }, { soldOutUntil: untilChanged }],
  ['available already', {}, { kind: 'SOLD_OUT', soldOut: 'NO' }, 'same'],
  [
    'sold out until an hour ago is available',
    { soldOutUntil: '2026-11-20T02:00:00.000Z' },
    { kind: 'SOLD_OUT', soldOut: 'NO' },
    'same',
  ],
  ['at market price', {}, { kind: 'MARKET_PRICE', marketPrice: true }, { marketPrice: true }],
  ['hidden', {}, { kind: 'PLACE', placeEnabled: false }, { placeEnabled: false }],
  [
    'asks for one more, last',
    {},
    { kind: 'ADD_OPTIONS', collectionId: 'size' },
    { optionCollectionIds: ['shot', 'heat', 'size'] },
  ],
  ['asks for it already', {}, { kind: 'ADD_OPTIONS', collectionId: 'heat' }, 'same'],
  [
    'asks for twenty already',
    { optionCollectionIds: twenty },
    { kind: 'ADD_OPTIONS', collectionId: 'heat' },
    'problem',
  ],
  [
    'asks for one less',
    {},
    { kind: 'REMOVE_OPTIONS', collectionId: 'shot' },
    { optionCollectionIds: ['heat'] },
  ],
  ['never asked for it', {}, { kind: 'REMOVE_OPTIONS', collectionId: 'size' }, 'same'],
  ['deleted', {}, { kind: 'DELETE' }, 'gone'],
])('the preview shows what a bulk change does to an item: %s', (_, item, change, expected) => {
  const { rows, same, problems } = preview([item], change);

  if (expected === 'same') expect([rows, same]).toEqual([[], 1]);
  else if (expected === 'gone') expect(rows[0]?.after).toBeNull();
  else if (expected === 'problem') expect(problems).toBe(1);
  else expect(rows[0]?.after).toEqual({ ...rows[0]?.item, ...expected });
});

test('sold out until tomorrow holds at the previewed time', () => {
  const { rows } = preview([{}], { kind: 'SOLD_OUT', soldOut: 'UNTIL_TOMORROW' });
  expect(Date.parse(rows[0]?.after?.soldOutUntil ?? '')).toBeGreaterThan(now.getTime());
});
