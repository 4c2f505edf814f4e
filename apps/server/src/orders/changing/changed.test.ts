import type { Discount } from '@maru/contract/money/price-cart.ts';
import { type TaxType, taxTypes } from '@maru/contract/money/priced-cart.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '#server/http/refusal.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { everyOrder } from '#test/builders/every-order.ts';
import { moment as atTill, wholeOrder } from '#test/builders/whole-order.ts';
import { outcomesOf } from '#test/outcomes-of.ts';
import { leftToPay, type WholeOrder } from '../order-records.ts';
import { paidInHand } from '../paying/paid.ts';
import { presentOrder } from '../present-order.ts';
import type { CartItem } from '../taking/cart-items.queries.ts';
import { newOrder } from '../taking/new-order.ts';
import { type AskedLine, priceOrder } from '../taking/price-order.ts';
import { applied } from '../transitions/transition.ts';
import { changed } from './changed.ts';
import { planChange } from './plan-change.ts';

const moment = { ...atTill, closePaidOrders: false };

function item(id: string, over: Partial<CartItem>): [string, CartItem] {
  const base = {
    id,
    name: id,
    nameEn: null,
    price: 4_500,
    marketPrice: false,
    stock: null,
    soldOut: false,
    collections: [],
  };
  return [
    id,
    { ...base, categoryId: 'category', categoryName: '커피', taxable: true, rewardable: true, ...over },
  ];
}
const menu = new Map([
  item('americano', {}),
  item('cake', { price: 6_789 }),
  item('apple', { price: 3_333, taxable: false }),
  item('candy', { price: 7 }),
]);

const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ kind: fc.constant('PERCENT' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('AMOUNT' as const), amount: fc.integer({ min: 1, max: 20_000 }) }),
);
const line: fc.Arbitrary<AskedLine> = fc.record({
  itemId: fc.constantFrom(...menu.keys()),
  choiceIds: fc.constant([]),
  quantity: fc.integer({ min: 1, max: 5 }),
  itemOrderType: fc.constant('INSTORE' as const),
  discount: fc.option(discount, { nil: undefined, freq: 3 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 4 });
const step = fc.oneof(
  fc.record({ add: lines }),
  fc.record({
    nth: fc.nat(),
    quantity: fc.integer({ min: 0, max: 6 }),
    reason: fc.option(fc.constant('쏟았어요'), { nil: undefined }),
  }),
  fc.record({ pay: fc.integer({ min: 1, max: 10_000 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function taken(
  asked: { lines: AskedLine[]; orderDiscount?: Discount | undefined },
  taxType: TaxType = 'GENERAL',
  items: ReadonlyMap<string, CartItem> = menu,
) {
  const { offers, priced } = priceOrder(items, { ...asked, taxType });
  const input = { storeId: 'store', orderType: 'INSTORE' as const, total: priced.total, tenders: [] };
  const stockTaken = new Set<string>();
  return newOrder({ storeId: 'store', moment, input: { ...asked, ...input }, offers, priced, stockTaken });
}

type Asked = {
  add?: AskedLine[];
  lines?: { lineId: string; quantity: number; reason?: string | undefined }[];
};

function change(
  whole: WholeOrder,
  { add = [], lines = [] }: Asked,
  left = new Map<string, number>(),
  items: ReadonlyMap<string, CartItem> = menu,
) {
  const plan = planChange(whole, { add, lines });
  const { taxType } = whole.order;
  const addedTotal = priceOrder(items, { lines: plan.added, taxType }).priced.total;
  return changed(whole, moment, { plan, menu: items, left, addedTotal });
}

/** The order after a step; the same order if the step is refused. */
function after(whole: WholeOrder, wanted: Step): WholeOrder {
  try {
    if ('pay' in wanted) {
      const amount = Math.min(wanted.pay, leftToPay(whole.order, whole.payments));
      if (amount === 0) return whole;
      return applied(whole, paidInHand(whole, moment, [{ type: 'INSTORE_CASH', amount }]), moment);
    }
    if ('add' in wanted) return applied(whole, change(whole, wanted), moment);
    const lineId = whole.lines[wanted.nth % whole.lines.length]?.id ?? '';
    return applied(whole, change(whole, { lines: [{ ...wanted, lineId }] }), moment);
  } catch (error) {
    if (error instanceof Refusal) return whole;
    throw error;
  }
}

test('after any changes and payments an order is the sum of its lines in every tax part, and at least what is paid', () => {
  fc.assert(
    fc.property(
      lines,
      fc.option(discount, { nil: undefined }),
      fc.constantFrom(...taxTypes),
      fc.array(step, { maxLength: 8 }),
      (first, orderDiscount, taxType, steps) => {
        let whole = taken({ lines: first, orderDiscount }, taxType);
        for (const wanted of steps) {
          const before = whole;
          whole = after(before, wanted);
          expectToAddUp(presentOrder(whole));
          for (const { id, unitPriceKrw } of before.lines) {
            const stands = whole.lines.find((row) => row.id === id);
            if (stands) expect(stands.unitPriceKrw).toBe(unitPriceKrw);
          }
          expect(new Set(whole.lines.map(({ lineNumber }) => lineNumber)).size).toBe(whole.lines.length);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('only open orders that are not pending can be changed', () => {
  const { done, refused, impossible } = outcomesOf(everyOrder, (whole) =>
    planChange(whole, { add: [], lines: [{ lineId: 'line1', quantity: 1 }] }),
  );

  expect(impossible).toEqual([]);
  expect(done.every((name) => name.startsWith('OPEN '))).toBe(true);
  for (const { whole, code, detail } of refused) {
    const { status, pending } = whole.order;
    if (pending) expect({ code, detail }).toEqual({ code: 'ORDER_PENDING', detail: { pending } });
    else {
      expect({ code, detail }).toEqual({ code: 'ORDER_NOT_CHANGEABLE', detail: { reason: 'STATUS' } });
      expect(status).not.toBe('OPEN');
    }
  }
});

const twoLines: AskedLine[] = ['americano', 'apple'].map((itemId) => ({
  itemId,
  choiceIds: [],
  quantity: 2,
  itemOrderType: 'INSTORE',
}));

function lineIds(whole: WholeOrder) {
  return whole.lines.map(({ id }) => id) as [string, string];
}

test.each([
  ['a percentage is taken of what the order is now', { kind: 'PERCENT', percent: 10 } as const, 666, 2_466],
  ['an amount stays as it was given', { kind: 'AMOUNT', amount: 1_000 } as const, 1_000, 1_000],
  ['an amount above the rest takes all of it', { kind: 'AMOUNT', amount: 8_000 } as const, 6_666, 8_000],
])('an order discount is spread again: %s', (_, orderDiscount, fewer, more) => {
  const whole = taken({ lines: twoLines, orderDiscount });
  const [americano] = lineIds(whole);

  const less = applied(whole, change(whole, { lines: [{ lineId: americano, quantity: 0 }] }), moment);
  const four: AskedLine = { itemId: 'americano', choiceIds: [], quantity: 4, itemOrderType: 'INSTORE' };
  const again = applied(less, change(less, { add: [four] }), moment);

  expect(less.order).toMatchObject({ grossKrw: 6_666, orderDiscountKrw: fewer });
  expect(again.order).toMatchObject({ grossKrw: 24_666, orderDiscountKrw: more });
});

test('the total never goes below what is paid, not even in one tax part', () => {
  const unpaid = taken({ lines: twoLines });
  const cash = { type: 'INSTORE_CASH' as const, amount: 8_000 };
  const whole = applied(unpaid, paidInHand(unpaid, moment, [cash]), moment);
  const [americano, apple] = lineIds(whole);

  for (const [lineId, reason] of [
    [americano, 'BELOW_PAID'],
    [apple, 'PART_BELOW_PAID'],
  ] as [string, string][])
    expect(() => change(whole, { lines: [{ lineId, quantity: 0 }] })).toThrow(
      expect.objectContaining({ code: 'ORDER_NOT_CHANGEABLE', detail: { reason } }),
    );
});

test('an added line is refused if it spreads the discount so that the tax-free part falls below what is paid', () => {
  const asked: Omit<Extract<AskedLine, { itemId: string }>, 'itemId' | 'quantity'> = {
    choiceIds: [],
    itemOrderType: 'INSTORE',
  };
  const first = [
    { itemId: 'apple', quantity: 2, ...asked },
    { itemId: 'americano', quantity: 1, ...asked },
  ];
  const unpaid = taken({ lines: first, orderDiscount: { kind: 'PERCENT', percent: 10 } });
  const cash = { type: 'INSTORE_CASH' as const, amount: 10_050 };
  const whole = applied(unpaid, paidInHand(unpaid, moment, [cash]), moment);

  expect(() => change(whole, { add: [{ itemId: 'candy', quantity: 2, ...asked }] })).toThrow(
    expect.objectContaining({ code: 'ORDER_NOT_CHANGEABLE', detail: { reason: 'PART_BELOW_PAID' } }),
  );
});

test('a raised quantity is a new line at the price of the menu, and the old one keeps its own', () => {
  const whole = taken({ lines: twoLines });
  const [americano] = lineIds(whole);
  const older = {
    ...whole,
    lines: whole.lines.map((row) => (row.id === americano ? { ...row, unitPriceKrw: 4_000 } : row)),
  };

  const { lines: now, history } = change(older, { lines: [{ lineId: americano, quantity: 3 }] });

  expect(now).toMatchObject([
    { id: americano, quantity: 2, unitPriceKrw: 4_000 },
    { quantity: 2, unitPriceKrw: 3_333 },
    { lineNumber: 3, name: 'americano', quantity: 1, unitPriceKrw: 4_500 },
  ]);
  expect(history).toEqual([
    {
      ...{ kind: 'LINE_ADDED', reason: null, amountKrw: 4_500 },
      ...{ itemName: 'americano', itemNameEn: null, itemQuantity: 1 },
    },
  ]);
});

test('only what a line took from the stock comes back, and it may be taken again by the same change', () => {
  const whole = wholeOrder();
  const lines = [
    { lineId: 'line1', quantity: 1, reason: '떨어뜨렸어요' },
    { lineId: 'line2', quantity: 1 },
  ];
  const cakes: AskedLine = { itemId: 'cake', choiceIds: [], quantity: 3, itemOrderType: 'INSTORE' };
  const left = new Map([['cake', 2]]);

  const { stock, history } = change(whole, { lines, add: [cakes] }, left);

  expect(stock).toEqual({
    returned: [{ itemId: 'cake', quantity: 1 }],
    taken: [{ itemId: 'cake', quantity: 3 }],
  });
  expect(history).toMatchObject([
    { kind: 'LINE_VOIDED', reason: '떨어뜨렸어요', amountKrw: 2_750, itemQuantity: 1 },
    { kind: 'LINE_REMOVED', reason: null },
    { kind: 'LINE_ADDED', amountKrw: 20_367, itemQuantity: 3 },
  ]);
  expect(() => change(whole, { lines, add: [{ ...cakes, quantity: 4 }] }, left)).toThrow(
    expect.objectContaining({ code: 'STORE_ITEM_SOLD_OUT', detail: { lines: [{ line: 0, left: 3 }] } }),
  );
});

test('an order of which nothing is left to pay closes, if the setting says so', () => {
  const whole = wholeOrder({}, [{ type: 'INSTORE_CASH', amount: 5_500 }]);
  const plan = planChange(whole, { add: [], lines: [{ lineId: 'line2', quantity: 0 }] });
  const rest = { plan, menu, left: new Map<string, number>(), addedTotal: 0 };

  expect(changed(whole, atTill, rest).changes).toMatchObject({ totalKrw: 5_500, status: 'CLOSED' });
  expect(changed(whole, moment, rest).changes).not.toHaveProperty('status');
});

test('a lowered line first loses pieces that were not counted as stock, and keeps the counted ones', () => {
  const whole = wholeOrder();
  const lines = whole.lines.map((row) => (row.id === 'line1' ? { ...row, stockTaken: 1 } : row));

  const lowered = change({ ...whole, lines }, { lines: [{ lineId: 'line1', quantity: 1 }] });
  const removed = change({ ...whole, lines }, { lines: [{ lineId: 'line1', quantity: 0 }] });

  expect(lowered.stock.returned).toEqual([]);
  expect(lowered.lines[0]).toMatchObject({ id: 'line1', quantity: 1, stockTaken: 1 });
  expect(removed.stock.returned).toEqual([{ itemId: 'cake', quantity: 1 }]);
  expect(removed).toMatchObject({ removedLines: ['line1'], lines: [{ id: 'line2' }] });
});

const typedBag: AskedLine = {
  ...{ name: '쇼핑백', unitPrice: 300, taxable: false },
  ...{ quantity: 2, itemOrderType: 'INSTORE' },
};

test('a raised quantity of a line without an item is added with the typed name and price', () => {
  const whole = taken({ lines: [typedBag] });
  const lineId = whole.lines[0]?.id ?? '';

  expect(change(whole, { lines: [{ lineId, quantity: 5 }] }).lines).toMatchObject([
    { id: lineId, quantity: 2 },
    { itemId: null, name: '쇼핑백', quantity: 3, unitPriceKrw: 300, taxFreeKrw: 900, stockTaken: 0 },
  ]);
});

test('a raised quantity of a line at market price costs the typed price, or the menu price once the item has one', () => {
  const atMarket = new Map([item('lobster', { price: 50_000, marketPrice: true })]);
  const onMenu = new Map([item('lobster', { price: 60_000 })]);
  const lobster: AskedLine = {
    ...{ itemId: 'lobster', choiceIds: [], unitPrice: 48_000 },
    ...{ quantity: 1, itemOrderType: 'INSTORE' },
  };
  const whole = taken({ lines: [lobster] }, 'GENERAL', atMarket);
  const lines = [{ lineId: whole.lines[0]?.id ?? '', quantity: 2 }];

  expect(change(whole, { lines }, undefined, atMarket).lines).toMatchObject([
    { unitPriceKrw: 48_000 },
    { unitPriceKrw: 48_000, priceTyped: true },
  ]);
  expect(change(whole, { lines }, undefined, onMenu).lines).toMatchObject([
    { unitPriceKrw: 48_000 },
    { unitPriceKrw: 60_000, priceTyped: false },
  ]);
});
