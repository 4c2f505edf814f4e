import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCart, anyShare } from '../money/cart-builders.ts';
import { type Cart, type Discount, priceCart } from '../money/price-cart.ts';
import { taxTypes } from '../money/priced-cart.ts';
import type { Order } from '../orders/order.ts';
import { orderOf, type Paid } from './order-builders.ts';
import { receiptRows } from './receipt-rows.ts';
import { soldOfOrder } from './sold-order.ts';

const issuer = {
  ...{ name: '마루', businessNumber: null, ownerName: null, address: null, addressDetail: '', phone: null },
};

function rowsOf(order: Order) {
  const texts = { receiptHeader: '', receiptFooter: '' };
  return receiptRows(soldOfOrder(order), { issuer, texts, edition: 'ORIGINAL' });
}

const returnedOf = ({ payments }: Order) => payments.reduce((sum, { refunded }) => sum + refunded, 0);

type Row = { kind: string; amount: number };
const taxKinds = ['SUPPLY', 'VAT', 'TAX_FREE', 'SERVICE_CHARGE'];

function sumOf(rows: readonly Row[], kinds?: readonly string[]): number {
  return rows
    .filter(({ kind }) => !kinds || kinds.includes(kind))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Checks every sum that can be checked on one receipt. */
function expectToAddUp(order: Order) {
  const { lines, sums, refund, tenders } = rowsOf(order);
  const subtotal = sums.find(({ kind }) => kind === 'SUBTOTAL');
  if (subtotal) expect(sumOf(lines)).toBe(subtotal.amount);
  expect(sumOf(lines) + sumOf(sums, ['ORDER_DISCOUNT', 'POINTS_USED'])).toBe(order.total);
  expect(sumOf(sums, ['TOTAL'])).toBe(order.total);

  const stands = refund.length > 0 ? sumOf(refund, ['STANDS']) : order.total;
  expect(stands).toBe(order.total - order.refunded);
  // Returned money is among the tenders, once: a reader who adds up the whole receipt gets what remains.
  const negative = [...refund, ...tenders].filter(({ amount }) => amount < 0);
  expect(sumOf(negative) + returnedOf(order)).toBe(0);
  expect(sumOf(tenders)).toBe(order.status === 'CANCELLED' ? 0 : stands);

  const hasSplit = order.taxType !== 'SIMPLIFIED';
  expect(sumOf(sums, taxKinds)).toBe(hasSplit ? order.total : 0);
  expect(sumOf(refund, taxKinds)).toBe(hasSplit && refund.length > 0 ? stands : 0);
  for (const row of [...sums, ...refund, ...tenders])
    if (row.kind !== 'TOTAL' && row.kind !== 'STANDS') expect(row.amount).not.toBe(0);
}

const discounts = {
  'no discount': {},
  'a discount on a line': { line: { kind: 'PERCENT', percent: 10 } },
  'a discount on the order': { order: { kind: 'AMOUNT', amount: 1_234 } },
  'discounts on both': { line: { kind: 'AMOUNT', amount: 777 }, order: { kind: 'PERCENT', percent: 7 } },
} as const satisfies Record<string, { line?: Discount; order?: Discount }>;

function cartOf(
  taxType: Cart['taxType'],
  { line, order }: { line?: Discount; order?: Discount },
  points: number,
): Cart {
  const lines = [
    { price: 4_500, optionDifferences: [500], quantity: 2, taxable: true, discount: line },
    { price: 3_300, optionDifferences: [], quantity: 1, taxable: true },
    { price: 5_500, optionDifferences: [], quantity: 1, taxable: false },
  ];
  return { lines, orderDiscount: order, pointsUsed: points, taxType };
}

/** Ways to pay a total; all but the partial payment cover it. */
const ways: Record<string, (total: number) => Paid[]> = {
  'cash with change': (total) => [{ type: 'INSTORE_CASH', amount: total, received: 50_000 }],
  'a card': (total) => [{ type: 'card', amount: total }],
  'cash, terminal and card': (total) => [
    { type: 'INSTORE_CASH', amount: 3_000, received: 5_000 },
    { type: 'INSTORE_CAT', amount: 2_001 },
    { type: 'card', amount: total - 5_001 },
  ],
  'cash that was given back, then a card': (total) => [
    { type: 'INSTORE_CASH', amount: 4_000, returned: 4_000 },
    { type: 'card', amount: total },
  ],
  'a part only': () => [{ type: 'INSTORE_CASH', amount: 4_000, received: 5_000 }],
  'nothing yet': () => [],
};

const table = taxTypes.flatMap((taxType) =>
  Object.entries(discounts).flatMap(([discount, given]) =>
    [0, 3_210].flatMap((points) =>
      Object.keys(ways).map(
        (way) => [taxType, discount, points, way, cartOf(taxType, given, points)] as const,
      ),
    ),
  ),
);

describe.each(table)('a %s receipt: %s, %i points, %s', (_taxType, _discount, _points, way, cart) => {
  const { total } = priceCart(cart);
  const paid = ways[way]?.(total) ?? [];
  const isPaid = orderOf(cart, paid).status === 'CLOSED';
  /** Everything paid is returned. */
  const returned = paid.map((tender) => ({ ...tender, returned: tender.amount }));

  test('adds up exactly', () => expectToAddUp(orderOf(cart, paid)));
  test('adds up after a cancel', () => expectToAddUp(orderOf(cart, returned, { status: 'CANCELLED' })));

  if (!isPaid) return;
  test('adds up after a refund of a part', () => {
    const last = paid.length - 1;
    const refunded = paid.map((tender, i) => (i === last ? { ...tender, returned: 1_111 } : tender));
    expectToAddUp(orderOf(cart, refunded, { status: 'CLOSED', refunded: 1_111 }));
  });
  test('adds up after a refund of everything', () => {
    expectToAddUp(orderOf(cart, returned, { status: 'CLOSED', refunded: total }));
  });
});

test('the receipt of any cart, paid with any tenders and refunded in any part, adds up exactly', () => {
  fc.assert(
    fc.property(anyCart, fc.array(anyShare, { maxLength: 4 }), anyShare, (cart, cuts, back) => {
      let left = priceCart(cart).total;
      const paid = [...cuts, 1].flatMap((cut): Paid[] => {
        const amount = Math.floor(left * cut);
        left -= amount;
        return amount > 0 ? [{ type: 'INSTORE_CASH', amount, returned: Math.floor(amount * back) }] : [];
      });
      const refunded = paid.reduce((sum, { returned = 0 }) => sum + returned, 0);
      expectToAddUp(orderOf(cart, paid, { status: 'CLOSED', refunded }));
    }),
  );
});
