import { expect, test } from 'vitest';
import { aCategory, partsOf } from '#hub/menu/menu-builders.ts';
import { categoriesShown } from './categories-shown.ts';

test('categories with items are listed in menu order, with the number of items that are shown', () => {
  const categories = [aCategory('tea'), aCategory('cake'), aCategory('coffee', { enabled: false })];
  const menu = partsOf({
    categories,
    items: [
      { id: 'green', categoryId: 'tea' },
      { id: 'latte', categoryId: 'coffee' },
      { id: 'black', categoryId: 'tea', placeEnabled: false },
    ],
  });
  const summary = categoriesShown(menu).map(({ id, enabled, items, shown }) => [
    id,
    enabled,
    items.map((item) => item.id),
    shown,
  ]);

  expect(summary).toEqual([
    ['tea', true, ['green', 'black'], 1],
    ['coffee', false, ['latte'], 1],
  ]);
});
