import { expect, test } from 'vitest';
import type { Cart } from '#hub/payments/sale-queue/stored-cart.ts';
import { type CartAction, changeCart, countOf, emptyCart, type NewLine } from './cart.ts';

let keys = 0;

function latte(line: Partial<NewLine> = {}): CartAction {
  keys += 1;
  const seen = { name: '라떼', nameEn: null, unitPrice: 5_000 };
  return {
    type: 'add',
    line: { key: `k${keys}`, itemId: 'latte', choiceIds: [], quantity: 1, note: '', seen, ...line },
  };
}

function changed(cart: Cart, ...actions: CartAction[]): Cart {
  return actions.reduce(changeCart, cart);
}

const after = (...actions: CartAction[]) => changed(emptyCart, ...actions);

const quantities = (cart: Cart) => cart.lines.map(({ quantity }) => quantity);
const keyOf = (cart: Cart, index: number) => cart.lines[index]?.key ?? '';

test('adding the same item again raises the quantity', () => {
  const cart = after(latte({ choiceIds: ['ice', 'oat'] }), latte({ choiceIds: ['oat', 'ice'], quantity: 2 }));

  expect(quantities(cart)).toEqual([3]);
  expect(countOf(cart, 'latte')).toBe(3);
});

test.each<[string, CartAction[]]>([
  ['other options', [latte(), latte({ choiceIds: ['ice'] })]],
  ['another note', [latte(), latte({ note: '덜 달게' })]],
  ['another price', [latte(), latte({ seen: { name: '라떼', nameEn: null, unitPrice: 5_500 } })]],
])('the same item with %s is a separate line', (_what, actions) => {
  expect(quantities(after(...actions))).toEqual([1, 1]);
});

test.each<[string, Partial<NewLine>, number[]]>([
  ['equal', {}, [2]],
  ['of another name', { seen: { name: '배달', nameEn: null, unitPrice: 3_000 } }, [1, 1]],
  ['of another price', { seen: { name: '포장', nameEn: null, unitPrice: 4_000 } }, [1, 1]],
  ['of other tax', { taxable: false }, [1, 1]],
])('lines without an item are merged only if they are equal: %s', (_what, other, expected) => {
  const wrapping = { itemId: null, taxable: true, seen: { name: '포장', nameEn: null, unitPrice: 3_000 } };

  expect(quantities(after(latte(wrapping), latte({ ...wrapping, ...other })))).toEqual(expected);
});

test('the same item for another place is a separate line', () => {
  const cart = after(latte());
  const apart = changeCart(cart, { type: 'change', key: keyOf(cart, 0), change: { place: 'TOGO' } });

  expect(quantities(changeCart(apart, latte()))).toEqual([1, 1]);
});

test('nothing is merged into a discounted line', () => {
  const cart = after(latte());
  const discounted = changeCart(cart, {
    type: 'change',
    key: keyOf(cart, 0),
    change: { discount: { kind: 'PERCENT', percent: 10 } },
  });

  expect(quantities(changeCart(discounted, latte()))).toEqual([1, 1]);
});

test('lines that become equal by a change are merged', () => {
  const cart = after(latte({ choiceIds: ['ice'] }), latte());
  const same = changeCart(cart, { type: 'change', key: keyOf(cart, 1), change: { choiceIds: ['ice'] } });

  expect(quantities(same)).toEqual([2]);
});

test('a quantity is between 1 and 999, and less than 1 removes the line', () => {
  const cart = after(latte());
  const key = keyOf(cart, 0);

  expect(quantities(changeCart(cart, { type: 'change', key, change: { quantity: 5_000 } }))).toEqual([999]);
  expect(quantities(changeCart(cart, { type: 'change', key, change: { quantity: 0 } }))).toEqual([]);
});

test('undo restores a line at its position, even after another was added', () => {
  const cart = after(latte(), latte({ itemId: 'tea' }), latte({ itemId: 'cake' }));
  const without = changeCart(cart, { type: 'remove', key: keyOf(cart, 1) });
  const undone = changed(without, latte({ itemId: 'juice' }), { type: 'undo' });

  expect(undone.lines.map(({ itemId }) => itemId)).toEqual(['latte', 'tea', 'cake', 'juice']);
  expect(changeCart(undone, { type: 'undo' })).toEqual(undone);
});

test('clearing empties the cart, and undo restores the lines', () => {
  const cart = after(latte(), latte({ itemId: 'tea' }), { type: 'note', note: '봉투 둘' });
  const cleared = changeCart(cart, { type: 'clear' });

  expect(cleared).toMatchObject({ lines: [], note: '', discount: null });
  expect(changeCart(cleared, { type: 'undo' }).lines).toEqual(cart.lines);
});

test('the in-store/to-go switch affects all lines and later ones', () => {
  const cart = after(latte(), { type: 'place', place: 'TOGO' }, latte({ itemId: 'tea' }));

  expect(cart.lines.map(({ place }) => place)).toEqual(['TOGO', 'TOGO']);
});

test('undoing the switch restores the place of each line, and gives later lines the previous place', () => {
  const cart = after(latte(), latte({ itemId: 'tea' }));
  const mixed = changeCart(cart, { type: 'change', key: keyOf(cart, 0), change: { place: 'TOGO' } });
  const switched = changed(mixed, { type: 'place', place: 'TOGO' }, latte({ itemId: 'cake' }));
  const undone = changeCart(switched, { type: 'undo' });

  expect(undone.place).toBe('INSTORE');
  expect(undone.lines.map(({ place }) => place)).toEqual(['TOGO', 'INSTORE', 'INSTORE']);
  expect(changeCart(undone, { type: 'undo' }).lines).toEqual(undone.lines);
});

test('undo after a switch and a removal restores the removal, which came last', () => {
  const cart = after(latte(), latte({ itemId: 'tea' }), { type: 'place', place: 'TOGO' });
  const undone = changed(cart, { type: 'remove', key: keyOf(cart, 1) }, { type: 'undo' });

  expect(undone.lines).toEqual(cart.lines);
});

test('a refused sale is restored with its id', () => {
  const cart = after(latte(), { type: 'discount', discount: { kind: 'AMOUNT', amount: 500 } });
  const restored = changeCart(emptyCart, { type: 'restore', cart, repairs: 'sale-1' });

  expect(restored).toEqual({ ...cart, repairs: 'sale-1' });
});

test('shortcuts act on the line touched last', () => {
  const cart = after(latte(), latte({ itemId: 'tea' }), latte({ itemId: 'cake' }));
  const [first, second, third] = cart.lines.map(({ key }) => key);
  expect(cart.current).toBe(third);

  const repeated = changed(cart, latte());
  expect(repeated.current).toBe(first);

  const more = changed(repeated, { type: 'change', key: third ?? '', change: { quantity: 3 } });
  expect(more.current).toBe(third);

  const chosen = changed(repeated, { type: 'current', key: second ?? '' });
  expect(chosen.current).toBe(second);
  expect(changed(chosen, { type: 'remove', key: second ?? '' }).current).toBe(third);
  expect(changed(chosen, { type: 'place', place: 'TOGO' }).current).toBe(second);
});
