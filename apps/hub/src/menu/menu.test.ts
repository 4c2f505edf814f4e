import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { expect, test } from 'vitest';
import { collectionsOf, defaultChoices, inMenuOrder } from './menu.ts';
import { aCategory, aMenu } from './menu-builders.ts';

const asked = (optionCollectionIds: string[]) => {
  const menu = aMenu({ items: [{ optionCollectionIds }] });
  return collectionsOf(menu, menu.items[0] as CompactItem);
};

test('mandatory options are asked first, and collections that are gone are not asked', () => {
  expect(asked(['shot', 'gone', 'heat', 'size']).map(({ id }) => id)).toEqual(['heat', 'size', 'shot']);
});

test('chosen beforehand are the defaults, and where a choice is needed and none is the default, the first on offer', () => {
  expect(defaultChoices(asked(['heat', 'size', 'shot']))).toEqual(['hot', 'large']);
});

test('choices stand in the order of the menu, whatever was pressed first', () => {
  expect(inMenuOrder(asked(['shot', 'heat']), ['decaf', 'ice', 'extra', 'unknown'])).toEqual([
    'ice',
    'extra',
    'decaf',
  ]);
});

test('items of a category that is switched off are not offered', () => {
  const menu = aMenu({ categories: [aCategory('coffee', { enabled: false })] });

  expect(menu.items).toEqual([]);
  expect(menu.categories).toEqual([]);
});
