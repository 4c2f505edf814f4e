import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { expect, test } from 'vitest';
import { aCategory, aMenu } from '#hub/menu/menu-builders.ts';
import { indexForSearch } from '#hub/menu/search/search-menu.ts';
import type { ListAddress } from './filters/list-address.ts';
import { menuList } from './menu-list.ts';

const now = new Date('2026-11-20T12:00:00+09:00');
const coffee = aCategory('coffee');
const closed = aCategory('closed', { enabled: false });
const empty = aCategory('empty');
const { items } = aMenu({
  categories: [coffee, { ...closed, enabled: true }],
  items: [
    { id: 'latte', name: '라떼' },
    { id: 'americano', name: '아메리카노', soldOutUntil: '2026-11-21T04:00:00+09:00' },
    { id: 'cake', name: '케이크', stock: 0 },
    { id: 'cookie', name: '라떼 쿠키', stock: 5, placeEnabled: false },
    { id: 'yuja', name: '유자차', categoryId: 'closed', soldOutUntil: untilChanged, stock: 6 },
    { id: 'juice', name: '주스', categoryId: 'closed', soldOutUntil: '2026-11-20T04:00:00+09:00' },
  ],
});
const menu = {
  revision: 1,
  version: 1,
  listVersions: { items: 1, categories: 1, collections: 1 },
  collections: [],
  categories: [coffee, empty, closed],
  items,
};

const list = (address: ListAddress = {}) =>
  menuList({ menu, index: () => indexForSearch(menu.items), address, now });
const shown = (address: ListAddress) => list(address).items.map(({ id }) => id);

test('all items are shown by category in display order, switched-off categories included', () => {
  const { groups, total } = list();
  expect(groups.map(({ category, items }) => [category?.id, items.map(({ id }) => id)])).toEqual([
    ['coffee', ['latte', 'americano', 'cake', 'cookie']],
    ['closed', ['yuja', 'juice']],
  ]);
  expect(total).toBe(6);
});

test.each<[ListAddress, string[]]>([
  [{ category: 'closed' }, ['yuja', 'juice']],
  [{ category: 'gone' }, []],
  [{ show: 'soldOut' }, ['americano', 'cake', 'yuja']],
  [{ show: 'hidden' }, ['cookie']],
  [{ show: 'lowStock' }, ['cake', 'cookie']],
  [{ show: 'soldOut', category: 'closed' }, ['yuja']],
  [{ q: '라떼' }, ['latte', 'cookie']],
  [{ q: '라떼', show: 'hidden' }, ['cookie']],
])('the address %j shows the items %j', (address, ids) => {
  expect(shown(address)).toEqual(ids);
});

test('search results are one list, best first, with their number per category', () => {
  const { groups, categoryCounts, total } = list({ q: 'ㅇ', category: 'coffee' });
  expect(groups).toMatchObject([{ category: null, items: [{ id: 'americano' }, { id: 'cake' }] }]);
  expect([...categoryCounts]).toEqual([
    ['coffee', 2],
    ['closed', 1],
  ]);
  expect(total).toBe(3);
});

test('sold-out, hidden and low-stock items are counted in the whole menu, whatever is shown', () => {
  expect(list({ category: 'closed', q: '유자' }).kindCounts).toEqual({ soldOut: 3, hidden: 1, lowStock: 2 });
});
