import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { expect, test } from 'vitest';
import { writeCsv } from '#hub/lib/downloads/write-csv.ts';
import { cancelledOrder } from '#hub/orders/order-builders.ts';
import { orderSheet } from './order-sheet.ts';

const words = {
  name: '주문',
  heading: (column: string) => column,
  cells: ({ status, orderType, paymentType }: OrderSummary) => ({
    status,
    type: orderType,
    payment: paymentType,
  }),
  nameOf: ({ name }: { name: string }) => name,
};

test('an order is a row with its day, time in Seoul, lines and amounts', () => {
  const { rows, numberColumns } = orderSheet([cancelledOrder({ note: '이따 찾아가요' })], words);

  const [head = [], row = []] = rows;
  expect(Object.fromEntries(head.map((name, at) => [name, row[at]]))).toEqual({
    businessDate: '2026-11-20',
    number: '47',
    takenAt: '2026-11-20 12:00:00',
    status: 'CANCELLED',
    type: 'INSTORE',
    lines: '아메리카노 (아이스) × 2',
    payment: 'NOTPAID',
    total: '9000',
    paid: '0',
    note: '이따 찾아가요',
  });
  expect(numberColumns.map((column) => head[column])).toEqual(['number', 'total', 'paid']);
});

test.each(['=1+1', '+82', '-1+1', '@a'])('a note that begins like a formula stays a text: %s', (note) => {
  const { rows } = orderSheet([cancelledOrder({ note })], words);
  expect(writeCsv(rows)).toMatch(new RegExp(`,'\\${note[0]}`));
});
