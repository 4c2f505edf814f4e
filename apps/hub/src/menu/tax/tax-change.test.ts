import { expect, test } from 'vitest';
import { aCategory } from '#hub/menu/menu-builders.ts';
import { taxChange } from './tax-change.ts';

const categories = [
  aCategory('coffee'),
  aCategory('tea'),
  aCategory('fruit', { taxable: false }),
  aCategory('meat', { taxable: false }),
];
const items = [
  { id: 'latte', categoryId: 'coffee' },
  { id: 'oolong', categoryId: 'tea' },
  { id: 'apple', categoryId: 'fruit' },
  { id: 'gone', categoryId: 'deleted' },
];

test.each([
  ['taxed items that go where nothing is taxed', 'fruit', 'taxFree', ['latte', 'oolong']],
  ['tax-free items that go where everything is taxed', 'tea', 'taxed', ['apple']],
])('the tax of %s changes', (_, to, becomes, ids) => {
  expect(taxChange(categories, items, to)).toEqual({ becomes, itemIds: new Set(ids) });
});

test.each([
  ['another taxed category', 'latte', 'tea'],
  ['another tax-free category', 'apple', 'meat'],
  ['where it is', 'apple', 'fruit'],
])('a move to %s keeps the tax', (_, itemId, to) => {
  expect(
    taxChange(
      categories,
      items.filter(({ id }) => id === itemId),
      to,
    ),
  ).toBeUndefined();
});

test('no tax change without a category, or with a deleted one', () => {
  expect(taxChange(categories, items, null)).toBeUndefined();
  expect(taxChange(categories, items, 'deleted')).toBeUndefined();
});
