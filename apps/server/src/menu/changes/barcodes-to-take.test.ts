import { expect, test } from 'vitest';
import { barcodesToTake } from './barcodes-to-take.ts';

type Wishes = Record<string, string | null>;

test.each<[string, Wishes, Record<string, string>, string[]]>([
  ['what nobody has is free', { a: '1' }, {}, ['a']],
  ['what one has already is its own', { a: '1' }, { 1: 'a' }, ['a']],
  ['what another item has is not', { a: '1' }, { 1: 'x' }, []],
  ['two change places', { a: '2', b: '1' }, { 1: 'a', 2: 'b' }, ['a', 'b']],
  ['who gives its own up lets another one have it', { a: '1', b: null }, { 1: 'b' }, ['a', 'b']],
  [
    'where one is refused those that waited for it are too',
    { a: '2', b: '3', c: '4' },
    { 2: 'b', 3: 'c', 4: 'x' },
    [],
  ],
])('%s', (_, wishes, holders, granted) => {
  const asked = Object.entries(wishes).map(([id, barcode]) => ({ id, barcode }));
  expect([...barcodesToTake(asked, new Map(Object.entries(holders)))]).toEqual(granted);
});
