import { expect, test } from 'vitest';
import { aMenu } from '#hub/menu/menu-builders.ts';
import { showCart } from '#hub/till/cart/priced.ts';
import { cartOf } from './hold-samples.ts';

const menu = aMenu({ items: [{ id: 'latte' }, { id: 'cake', price: 6_500, optionCollectionIds: [] }] });

test('a sample cart can be sold unchanged, at the prices of the menu', () => {
  const latte = { itemId: 'latte', choiceIds: ['hot', 'extra'], quantity: 2 };
  const cart = cartOf(
    { name: '창가 자리', lines: [latte, { itemId: 'cake', choiceIds: [], quantity: 1 }] },
    menu,
  );

  const shown = showCart(cart, menu, 'GENERAL');
  expect(shown).toMatchObject({ sellable: true, count: 3, priced: { total: 17_500 } });
  expect(shown.lines.map(({ priceWas }) => priceWas)).toEqual([null, null]);
});

test('items that were deleted from the menu are left out of a sample cart', () => {
  const gone = { itemId: 'gone', choiceIds: [], quantity: 1 };
  const cake = { itemId: 'cake', choiceIds: [], quantity: 1 };

  expect(cartOf({ name: '창가 자리', lines: [gone, cake] }, menu).lines).toMatchObject([{ itemId: 'cake' }]);
  expect(cartOf({ name: '창가 자리', lines: [gone] }, menu).lines).toEqual([]);
});
