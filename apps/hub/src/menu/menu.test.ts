import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { expect, test } from 'vitest';
import { collectionsOf, defaultChoices, indexMenu, inMenuOrder, lastBackOnSale } from './menu.ts';
import { aCategory, aChoice, aCollection, aMenu, partsOf } from './menu-builders.ts';

function menuAsking(optionCollectionIds: string[]) {
  const menu = aMenu({ items: [{ optionCollectionIds }] });
  return { menu, item: menu.items[0] as CompactItem };
}

const asked = (optionCollectionIds: string[]) => {
  const { menu, item } = menuAsking(optionCollectionIds);
  return collectionsOf(menu, item);
};

test('mandatory collections come first, and deleted ones are dropped', () => {
  expect(asked(['shot', 'gone', 'heat', 'size']).map(({ id }) => id)).toEqual(['heat', 'size', 'shot']);
});

test('preselected are the defaults, or else the first available choice of a mandatory collection', () => {
  const { menu, item } = menuAsking(['heat', 'size', 'shot']);

  expect(defaultChoices(menu, item)).toEqual(['hot', 'large']);
});

test('choices are in menu order, whatever the order of presses', () => {
  expect(inMenuOrder(asked(['shot', 'heat']), ['decaf', 'ice', 'extra', 'unknown'])).toEqual([
    'ice',
    'extra',
    'decaf',
  ]);
});

test('items of switched-off categories are not offered', () => {
  const menu = aMenu({ categories: [aCategory('coffee', { enabled: false })] });

  expect(menu.items).toEqual([]);
  expect(menu.categories).toEqual([]);
  expect([...menu.switchedOff]).toEqual(['latte']);
});

const four = '2026-11-20T19:00:00.000Z';
const before = new Date('2026-11-20T18:59:59.999Z');

const limited = partsOf({
  items: [
    { id: 'tomorrow', soldOutUntil: four },
    { id: 'empty', soldOutUntil: four, stock: 0 },
    { id: 'off', soldOutUntil: untilChanged },
    { id: 'on', stock: 1 },
  ],
});

test('an item sold out until tomorrow is available from then on; one switched off or used up is not', () => {
  const soldOutAt = (now: Date) => [...indexMenu(limited, now).soldOut];

  expect(soldOutAt(before)).toEqual(['tomorrow', 'empty', 'off', 'small']);
  expect(soldOutAt(new Date(four))).toEqual(['empty', 'off', 'small']);
});

test('an item is sold out while a mandatory collection has no choice left', () => {
  const off = { soldOutUntil: four };
  const collections = [
    aCollection('heat', { mandatory: true }, [aChoice('hot', off), aChoice('ice', off)]),
    aCollection('shot', {}, [aChoice('extra', off)]),
  ];
  const items = [
    { id: 'latte', optionCollectionIds: ['shot', 'heat'] },
    { id: 'tea', optionCollectionIds: ['shot'] },
  ];
  const parts = partsOf({ items, collections });

  expect([...indexMenu(parts, before).soldOut]).toEqual(['latte', 'hot', 'ice', 'extra']);
  expect([...indexMenu(parts, new Date(four)).soldOut]).toEqual([]);
});

test('a shared barcode means the first item', () => {
  const menu = aMenu({
    items: [{ id: 'one' }, { id: 'two', barcode: '88' }, { id: 'three', barcode: '88' }],
  });

  expect(menu.itemByBarcode.get('88')?.id).toBe('two');
  expect(menu.itemByBarcode.has('')).toBe(false);
});

test('a menu stays valid until a sold-out period ends', () => {
  expect(lastBackOnSale(limited, before.getTime())).toBe(0);
  expect(lastBackOnSale(limited, Date.parse(four))).toBe(Date.parse(four));
  expect(lastBackOnSale(limited, Date.parse(four) + 86_400_000)).toBe(Date.parse(four));
});
