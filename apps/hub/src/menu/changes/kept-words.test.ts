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
  ['only names need attention', [category, twin], true, 4, 'textNames'],
  ['a name that needs attention does not hide what was left unchanged', [twin, dearer], true, 4, 'text'],
  ['an item may have both', [both], true, 4, 'text'],
  ['a category was restored without its items', [dearer], true, 0, 'textNoItems'],
  ['nothing was undone', [dearer], false, 0, 'textNone'],
  ['there was nothing to undo', [], false, 0, 'textNone'],
])('the text that reports an undo fits its results: %s', (_, left, isUndone, itemCount, words) => {
  expect(keptWords({ isUndone, itemCount, kept: [...left] })).toBe(words);
});

test('an item is listed under each of its results', () => {
  expect(sortKept([category, twin, dearer, both])).toEqual({
    renamed: [category],
    left: [dearer, both],
    twins: [twin, both],
  });
});
