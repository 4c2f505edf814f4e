import type { SalesRow } from '@maru/contract/sales/sales-list.endpoints.ts';
import { expect, test } from 'vitest';
import { cancelledOrder } from '#hub/orders/order-builders.ts';
import { salesSheet } from './sales-sheet.ts';

test('an order is a row with its day, time in Seoul, who took it, and what it is worth', () => {
  const { lines, payments, history, ...order } = cancelledOrder({ status: 'CLOSED' });
  const row: SalesRow = {
    ...order,
    lines,
    discounts: 1_000,
    pointsUsed: 0,
    refunded: 3_000,
    net: 5_000,
    takenBy: '=김마루',
  };

  const { rows, numberColumns } = salesSheet([row], {
    name: '판매 내역',
    heading: (column) => column,
    cells: ({ status, orderType, paymentType }) => ({ status, type: orderType, payment: paymentType }),
  });

  const [head = [], cells = []] = rows;
  expect(Object.fromEntries(head.map((name, at) => [name, cells[at]]))).toMatchObject({
    businessDate: '2026-11-20',
    number: '47',
    takenAt: '2026-11-20 12:00:00',
    status: 'CLOSED',
    takenBy: '=김마루',
    total: '9000',
    discounts: '1000',
    refunded: '3000',
    net: '5000',
  });
  expect(numberColumns.map((column) => head[column])).toEqual([
    'number',
    'gross',
    'discounts',
    'pointsUsed',
    'total',
    'refunded',
    'net',
  ]);
});
