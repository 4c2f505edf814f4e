import { expect, test } from 'vitest';
import { type Kept, keptWords, sortKept } from './kept-words.ts';

const kept = (id: string, ...fields: Kept['fields']): Kept => ({ id, name: id, fields });
const category = kept('category', { field: 'name', reason: 'NAME_USED' });
const twin = kept('twin', { field: 'name', reason: 'NAME_TWICE' });
const dearer = kept('dearer', { field: 'price', reason: 'CHANGED' });
const both = kept(
  'both',
  { field: 'barcode', reason: 'BARCODE_USED' },
  { field: 'name', reason: 'NAME_TWICE' },
);

test.each<[string, readonly Kept[], boolean, number, string]>([
  ['names alone are to be looked at', [category, twin], true, 4, 'textNames'],
  ['a name beside what was left does not hide that', [twin, dearer], true, 4, 'text'],
  ['an item may have both', [both], true, 4, 'text'],
  ['a category came back alone', [dearer], true, 0, 'textNoItems'],
  ['nothing was undone', [dearer], false, 0, 'textNone'],
  ['there was nothing to undo', [], false, 0, 'textNone'],
])('%s', (_, left, isUndone, itemCount, words) => {
  expect(keptWords({ isUndone, itemCount, kept: [...left] })).toBe(words);
});

test('an item is told of under all that happened to it', () => {
  expect(sortKept([category, twin, dearer, both])).toEqual({
    renamed: [category],
    left: [dearer, both],
    twins: [twin, both],
  });
});
