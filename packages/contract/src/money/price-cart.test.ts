import { describe, expect, test } from 'vitest';
import { type Cart, type CartLine, priceCart, taxParts } from './price-cart.ts';

const americano: CartLine = { price: 4500, optionDifferences: [], quantity: 1, taxable: true };

function line(overrides: Partial<CartLine>): CartLine {
  return { ...americano, ...overrides };
}

function cart(overrides: Partial<Cart>): Cart {
  return { lines: [americano], taxType: 'GENERAL', ...overrides };
}

function vatOf(taxable: number) {
  return taxParts({ taxable, total: taxable, taxType: 'GENERAL' }).vat;
}

describe('supply is the taxable part divided by 1.1, rounded half up', () => {
  test.each([
    [0, 0, 0],
    [1, 1, 0],
    [100, 91, 9],
    [1000, 909, 91],
    [4500, 4091, 409],
    [9026, 8205, 821],
    [10000, 9091, 909],
    [15900, 14455, 1445],
    [30000, 27273, 2727],
    [99999, 90908, 9091],
    [100000, 90909, 9091],
    [109989, 99990, 9999],
  ])('%i is %i and VAT %i', (total, supply, vat) => {
    const parts = taxParts({ taxable: total, total, taxType: 'GENERAL' });

    expect(parts).toEqual({ supply, vat, taxFree: 0, serviceCharge: 0 });
  });
});

test('the VAT amounts of partial refunds of 30,000 add up to exactly the VAT of 30,000', () => {
  const remains = [30000, 23000, 12000, 0];
  const refunded = remains.slice(1).map((left, i) => vatOf(remains[i] ?? 0) - vatOf(left));

  expect(refunded).toEqual([636, 1000, 1091]);
  expect(refunded.reduce((total, vat) => total + vat)).toBe(vatOf(30000));
});

test('an order of taxable and tax-free lines is split into supply, VAT and tax-free', () => {
  const priced = priceCart(
    cart({ lines: [line({}), line({ price: 3300 }), line({ price: 5500, taxable: false })] }),
  );

  expect(priced).toMatchObject({ total: 13300, supply: 7091, vat: 709, taxFree: 5500, serviceCharge: 0 });
  expect(priced.lines.map(({ vat }) => vat)).toEqual([409, 300, 0]);
  expect(priced.lines.map(({ supply }) => supply)).toEqual([4091, 3000, 0]);
  expect(priced.lines.map(({ taxFree }) => taxFree)).toEqual([0, 0, 5500]);
});

test('options change the unit price, and a line never goes below zero', () => {
  const priced = priceCart(
    cart({
      lines: [
        line({ optionDifferences: [500, -300], quantity: 3 }),
        line({ price: 1000, optionDifferences: [-1500] }),
      ],
    }),
  );

  expect(priced.lines.map(({ unitPrice, gross }) => [unitPrice, gross])).toEqual([
    [4700, 14100],
    [-500, 0],
  ]);
  expect(priced.total).toBe(14100);
});

test('a percent discount is rounded down, on a line and on the order', () => {
  const tenth = { kind: 'PERCENT', percent: 10 } as const;

  expect(priceCart(cart({ lines: [line({ price: 999, discount: tenth })] }))).toMatchObject({
    lineDiscounts: 99,
    total: 900,
  });
  expect(priceCart(cart({ lines: [line({ price: 999 })], orderDiscount: tenth }))).toMatchObject({
    orderDiscount: 99,
    total: 900,
  });
});

test('a discount never exceeds the amount it reduces', () => {
  const huge = { kind: 'AMOUNT', amount: 1_000_000 } as const;
  const oddPercent = { kind: 'PERCENT', percent: 150 } as const;

  expect(priceCart(cart({ lines: [line({ discount: huge }), americano] }))).toMatchObject({
    lineDiscounts: 4500,
    total: 4500,
  });
  expect(priceCart(cart({ orderDiscount: huge }))).toMatchObject({ orderDiscount: 4500, total: 0 });
  expect(priceCart(cart({ orderDiscount: oddPercent }))).toMatchObject({ orderDiscount: 4500, total: 0 });
});

test('no more points are used than is left to pay', () => {
  const priced = priceCart(cart({ orderDiscount: { kind: 'AMOUNT', amount: 1500 }, pointsUsed: 5000 }));

  expect(priced).toMatchObject({ pointsUsed: 3000, total: 0, supply: 0, vat: 0 });
});

test('order discount and points are spread over the lines, with ties to the earlier line', () => {
  const priced = priceCart(
    cart({
      lines: [line({ price: 1000 }), line({ price: 1000 }), line({ price: 1000 })],
      orderDiscount: { kind: 'AMOUNT', amount: 100 },
      pointsUsed: 200,
    }),
  );

  expect(priced.lines.map(({ orderDiscountShare }) => orderDiscountShare)).toEqual([34, 33, 33]);
  expect(priced.lines.map(({ pointsShare }) => pointsShare)).toEqual([66, 67, 67]);
  expect(priced.lines.map(({ total }) => total)).toEqual([900, 900, 900]);
});

test('of two equal lines the earlier one gets the odd won of VAT', () => {
  const priced = priceCart(cart({ lines: [line({ price: 50 }), line({ price: 50 })] }));

  expect(priced.vat).toBe(9);
  expect(priced.lines.map(({ vat }) => vat)).toEqual([5, 4]);
});

test('an EXEMPT store has no taxable part', () => {
  expect(priceCart(cart({ taxType: 'EXEMPT' }))).toMatchObject({ supply: 0, vat: 0, taxFree: 4500 });
});

test('a SIMPLIFIED store has no VAT: the whole taxable part is supply', () => {
  const priced = priceCart(cart({ lines: [americano, line({ taxable: false })], taxType: 'SIMPLIFIED' }));

  expect(priced).toMatchObject({ supply: 4500, vat: 0, taxFree: 4500 });
  expect(priced.lines[0]).toMatchObject({ supply: 4500, vat: 0 });
});
