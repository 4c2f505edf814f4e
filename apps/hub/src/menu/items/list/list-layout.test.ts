import { expect, test } from 'vitest';
import { aCategory, aMenu } from '#hub/menu/menu-builders.ts';
import { layoutOf } from './list-layout.ts';

const items = (...ids: string[]) => aMenu({ items: ids.map((id) => ({ id })) }).items;
const coffee = { category: aCategory('coffee'), items: items('a', 'b') };
const tea = { category: aCategory('tea'), items: items('c', 'd', 'e') };

test('lines are the headings and items of all groups', () => {
  const { lineCount, lineAt } = layoutOf([coffee, tea]);
  expect(Array.from({ length: lineCount }, (_, index) => lineAt(index))).toEqual([
    { group: 0, at: null },
    { group: 0, at: 0 },
    { group: 0, at: 1 },
    { group: 1, at: null },
    { group: 1, at: 0 },
    { group: 1, at: 1 },
    { group: 1, at: 2 },
  ]);
});

test('the line of an item and the item of a line match', () => {
  const { lineOfItem, lineIn, itemsBefore, lineAt } = layoutOf([coffee, tea]);
  expect([0, 1, 2, 3, 4].map(lineOfItem)).toEqual([1, 2, 4, 5, 6]);
  expect(lineAt(lineIn(1, 2))).toEqual({ group: 1, at: 2 });
  expect([0, 1].map(itemsBefore)).toEqual([0, 2]);
});

test('search results have no heading', () => {
  const { lineCount, lineAt, lineOfItem } = layoutOf([{ category: null, items: tea.items }]);
  expect(lineCount).toBe(3);
  expect([lineAt(0), lineOfItem(2)]).toEqual([{ group: 0, at: 0 }, 2]);
});
