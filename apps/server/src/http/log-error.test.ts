import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import pino from 'pino';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { describeError, logSettings } from './log-error.ts';

const shop = await openShop();

test('a refused row is logged by table and constraint, without its values', async () => {
  const at = await shop.openStore();
  const lines: string[] = [];
  const log = pino({ ...logSettings, level: 'debug' }, { write: (line) => void lines.push(line) });
  const { call } = await shop.instance({ log });
  await shop.pool.query('alter table orders add constraint nothing_sold check (total_krw < 0)');

  const answer = await call(takeOrder, shop.americano(at, { note: '010-1234-5678' }), at.owner);

  expect(answer).toMatchObject({ http: 500, status: 'INTERNAL' });
  const told = lines.map((line) => JSON.parse(line)).find(({ err }) => err);
  expect(told.err).toEqual({
    type: 'DatabaseError',
    message: expect.stringContaining('nothing_sold'),
    code: '23514',
    constraint: 'nothing_sold',
    table: 'orders',
    stack: expect.stringContaining('take-order.ts'),
  });
  expect(lines.join()).not.toContain('010-1234-5678');
});

test('causes are logged, and values that are no errors do no harm', () => {
  const failure = new Error('not saved', { cause: new Error('disk full') });
  expect(describeError(failure)).toMatchObject({ message: 'not saved: disk full', type: 'Error' });
  expect(describeError(undefined)).toEqual({ type: 'undefined', message: 'undefined' });
});
