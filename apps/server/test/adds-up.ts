import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { Payment } from '@maru/contract/payments/payment.ts';
import { expect } from 'vitest';

type Parts = Record<keyof TaxParts, number>;
const names = ['supply', 'vat', 'taxFree', 'serviceCharge'] as const;
const nothing: Parts = { supply: 0, vat: 0, taxFree: 0, serviceCharge: 0 };

function add(left: Parts, right: Parts, sign = 1): Parts {
  return Object.fromEntries(names.map((name) => [name, left[name] + sign * right[name]])) as Parts;
}

function sumOf(parts: Parts): number {
  return names.reduce((sum, name) => sum + parts[name], 0);
}

function partsOf(row: Parts): Parts {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Parts;
}

/** The amounts that a payment holds, from its transactions. */
function heldOf({ transactions }: Payment): Parts {
  return transactions
    .filter(({ status }) => status === 'APPROVED')
    .reduce((held, row) => add(held, row, row.kind === 'APPROVAL' ? 1 : -1), nothing);
}

/** Checks that order, lines and tenders agree to the won: supply + VAT + tax-free + service charge. */
export function expectToAddUp(order: Order) {
  const { total, lines, payments } = order;
  expect(order.gross - order.lineDiscounts - order.orderDiscount - order.pointsUsed).toBe(total);
  expect(sumOf(order)).toBe(total);
  for (const line of lines) {
    expect(line.gross - line.discount - line.orderDiscountShare - line.pointsShare).toBe(line.total);
    expect(sumOf(line)).toBe(line.total);
  }
  expect(lines.reduce((sum, line) => add(sum, line), nothing)).toEqual(partsOf(order));

  for (const payment of payments) {
    for (const row of payment.transactions) expect(sumOf(row)).toBe(row.amount);
    const parts = heldOf(payment);
    expect(sumOf(parts)).toBe(payment.approved - payment.refunded);
    for (const name of names) expect(parts[name]).toBeGreaterThanOrEqual(0);
  }
  const held = payments.map(heldOf).reduce((sum, parts) => add(sum, parts), nothing);
  expect(sumOf(held)).toBe(order.paid);
  const refunded = sumOf(order.refundedParts);
  const isDecided = order.status !== 'CLOSED' || !order.pending;
  if (isDecided) expect(lines.reduce((sum, line) => sum + line.refunded, 0)).toBe(refunded);
  for (const line of lines) expect(line.refunded).toBeLessThanOrEqual(line.total);
  if (isDecided && order.status !== 'CANCELLED') expect(order.paid + order.leftToPay).toBe(total - refunded);
  if (order.status === 'CLOSED') {
    expect(order.paid).toBe(total - refunded);
    expect(order.refunded).toBe(refunded);
  }
  if (order.status === 'CANCELLED') expect(order.paid).toBe(0);
  if (order.paid === total) expect(held).toEqual(partsOf(order));
  for (const name of names) {
    expect(held[name]).toBeGreaterThanOrEqual(0);
    expect(held[name]).toBeLessThanOrEqual(order[name]);
  }
}
