import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { expect, test } from 'vitest';
import { usingPoints } from '#hub/customers/at-till/cart-customer.ts';
import { aCartCustomer } from '#hub/customers/customer-builders.ts';
import { aMenu } from '#hub/menu/menu-builders.ts';
import type { Cart } from '#hub/payments/sale-queue/stored-cart.ts';
import { changeCart, emptyCart, type LineChange } from './cart.ts';
import type { LineProblem } from './line-problem.ts';
import { orderOf, seenOf, showCart } from './priced.ts';

/** A cart of hot lattes, added at 5,000원. */
function cartOf(quantity: number, change: LineChange = {}): Cart {
  const seen = { name: '라떼', nameEn: 'Latte', unitPrice: 5_000 };
  const line = { key: 'k', itemId: 'latte', choiceIds: ['hot'], quantity, note: '', seen };
  const cart = changeCart(emptyCart, { type: 'add', line });
  return changeCart(cart, { type: 'change', key: 'k', change });
}

const choiceNeeded = (id: string): LineProblem => ({
  kind: 'CHOICE_NEEDED',
  names: [expect.objectContaining({ name: id })],
});

const shownWith = (item: Partial<CompactItem>, cart = cartOf(2)) =>
  showCart(cart, aMenu({ items: [item] }), 'GENERAL');

test('a cart is priced by the current menu, with options and discounts', () => {
  const cart = cartOf(2, { choiceIds: ['hot', 'extra'], discount: { kind: 'PERCENT', percent: 10 } });
  const shown = showCart({ ...cart, discount: { kind: 'AMOUNT', amount: 900 } }, aMenu(), 'GENERAL');

  expect(shown.priced).toMatchObject({
    gross: 11_000,
    lineDiscounts: 1_100,
    orderDiscount: 900,
    total: 9_000,
  });
  expect(shown).toMatchObject({ count: 2, sellable: true });
});

test('points reduce the total, by the steps of the store and no further than what is to pay', () => {
  const using = (points: number, quantity = 2) => ({
    ...cartOf(quantity),
    customer: usingPoints(aCartCustomer(), points),
  });

  expect(showCart(using(3_000), aMenu(), 'GENERAL').priced).toMatchObject({
    pointsUsed: 3_000,
    total: 7_000,
  });
  const discounted = { ...using(3_000, 1), discount: { kind: 'AMOUNT', amount: 2_450 } as const };
  expect(showCart(discounted, aMenu(), 'GENERAL').priced).toMatchObject({ pointsUsed: 2_500, total: 50 });
  const small = { ...using(3_000, 1), discount: { kind: 'AMOUNT', amount: 4_100 } as const };
  expect(showCart(small, aMenu(), 'GENERAL').priced).toMatchObject({ pointsUsed: 0, total: 900 });
});

test('without a connection no points are used', () => {
  const cart = { ...cartOf(2), customer: usingPoints(aCartCustomer(), 3_000) };

  expect(showCart(cart, aMenu(), 'GENERAL', false).priced).toMatchObject({ pointsUsed: 0, total: 10_000 });
});

test('tax-free items carry no VAT', () => {
  expect(shownWith({ categoryId: 'fruit' }).priced).toMatchObject({ vat: 0, taxFree: 10_000 });
});

test('a price that changed since adding shows the old one', () => {
  expect(shownWith({ price: 5_500 }).lines[0]).toMatchObject({ priceWas: 5_000, problem: null });
  expect(shownWith({}).lines[0]?.priceWas).toBeNull();
});

test('an accepted price is the one that later prices are compared with', () => {
  const menu = aMenu({ items: [{ price: 5_500 }] });
  const cart = cartOf(1, { choiceIds: ['hot', 'extra'] });
  const [item, line] = [menu.items[0], cart.lines[0]];
  const seen = item && line && seenOf(item, line, menu);
  const accepted = seen ? changeCart(cart, { type: 'change', key: 'k', change: { seen } }) : cart;

  expect(seen).toMatchObject({ unitPrice: 6_000, choices: [{ id: 'hot' }, { id: 'extra' }] });
  expect(showCart(cart, menu, 'GENERAL').lines[0]?.priceWas).toBe(5_000);
  expect(showCart(accepted, menu, 'GENERAL').lines[0]?.priceWas).toBeNull();
});

test.each<[string, Partial<CompactItem>, LineProblem]>([
  ['left the menu', { id: 'another' }, { kind: 'GONE' }],
  ['was sold out by hand', { soldOutUntil: untilChanged }, { kind: 'SOLD_OUT' }],
  ['has none left', { stock: 0 }, { kind: 'SOLD_OUT' }],
  ['has fewer left than were added', { stock: 1 }, { kind: 'FEW_LEFT', left: 1, fits: 1 }],
  ['has a new mandatory option', { optionCollectionIds: ['heat', 'size'] }, choiceNeeded('size')],
])('an item that %s cannot be sold', (_what, item, problem) => {
  const shown = shownWith(item);

  expect(shown.lines[0]?.problem).toEqual(problem);
  expect(shown.sellable).toBe(false);
});

test('the stock left counts all lines of an item', () => {
  const cart = cartOf(2);
  const [line] = cart.lines;
  const more = line ? changeCart(cart, { type: 'add', line: { ...line, key: 'k2', note: '덜 맵게' } }) : cart;

  expect(shownWith({ stock: 3 }, more).lines.map(({ problem }) => problem?.kind)).toEqual([
    'FEW_LEFT',
    'FEW_LEFT',
  ]);
});

test('an empty cart cannot be sold', () => {
  expect(showCart(emptyCart, aMenu(), 'GENERAL')).toMatchObject({ sellable: false, count: 0 });
});

test('the order request has what was shown, without empty fields', () => {
  const cart = cartOf(2, { note: '덜 달게' });
  const shown = showCart(cart, aMenu(), 'GENERAL');

  expect(orderOf(cart, shown)).toEqual({
    orderType: 'INSTORE',
    total: 10_000,
    lines: [{ itemId: 'latte', choiceIds: ['hot'], quantity: 2, itemOrderType: 'INSTORE', note: '덜 달게' }],
  });
});

const wrapping = { key: 'w', itemId: null, choiceIds: [], quantity: 2, note: '', unitPrice: 3_000 };
const seen = { name: '선물 포장', nameEn: null, unitPrice: 3_000 };

test.each([
  ['taxable', true, { supply: 5_455, vat: 545, taxFree: 0 }],
  ['tax-free', false, { supply: 0, vat: 0, taxFree: 6_000 }],
])('a %s line without an item has the price that was typed', (_, taxable, parts) => {
  const cart = changeCart(emptyCart, { type: 'add', line: { ...wrapping, taxable, seen } });
  const shown = showCart(cart, aMenu(), 'GENERAL');

  expect(shown).toMatchObject({ sellable: true, priced: { total: 6_000, ...parts } });
  expect(shown.lines[0]).toMatchObject({ item: null, problem: null, priceWas: null });
  expect(orderOf(cart, shown).lines).toEqual([
    { name: '선물 포장', unitPrice: 3_000, taxable, quantity: 2, itemOrderType: 'INSTORE' },
  ]);
});

test('the price of an item at market price is the one typed, and options are added', () => {
  const cart = cartOf(1, { choiceIds: ['hot', 'extra'], unitPrice: 23_000 });
  const shown = shownWith({ marketPrice: true, price: 20_000 }, cart);

  expect(shown.priced.total).toBe(23_500);
  expect(orderOf(cart, shown).lines).toMatchObject([{ itemId: 'latte', unitPrice: 23_000 }]);
});

test('the suggested price of an item at market price counts if none was typed, and is not sent', () => {
  const shown = shownWith({ marketPrice: true, price: 20_000 }, cartOf(1));

  expect(shown.priced.total).toBe(20_000);
  expect(orderOf(cartOf(1), shown).lines[0]).not.toHaveProperty('unitPrice');
});

test('a typed price no longer counts once the item has a fixed price', () => {
  const shown = shownWith({ price: 6_000 }, cartOf(1, { unitPrice: 23_000 }));

  expect(shown.priced.total).toBe(6_000);
  expect(orderOf(cartOf(1, { unitPrice: 23_000 }), shown).lines[0]).not.toHaveProperty('unitPrice');
});
