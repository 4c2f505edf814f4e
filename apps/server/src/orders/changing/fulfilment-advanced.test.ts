import { fulfilmentActs } from '@maru/contract/orders/fulfilment.ts';
import { expect, test } from 'vitest';
import { moment, wholeOrder } from '#test/builders/whole-order.ts';
import { outcomesOf } from '#test/outcomes-of.ts';
import { fulfilmentAdvanced } from './fulfilment-advanced.ts';

const at = '2026-11-19T03:00:00.000Z';
const stages = [
  { name: 'new', over: {} },
  { name: 'accepted', over: { acceptedAt: at } },
  { name: 'ready', over: { acceptedAt: at, readyAt: at } },
  { name: 'picked up', over: { acceptedAt: at, readyAt: at, pickedUpAt: at } },
];
const orders = stages.map(({ name, over }) => ({
  name,
  whole: wholeOrder({ orderType: 'ONLINE', ...over }),
}));

test.each([
  ['ACCEPT', ['new'], []],
  ['READY', ['accepted'], ['new']],
  ['PICKED_UP', ['ready'], ['new', 'accepted']],
] as const)('%s sets its time once, and is refused before its turn', (act, does, isEarly) => {
  const { results, refused } = outcomesOf(orders, (whole) => fulfilmentAdvanced(whole, moment, act));

  const written = results.filter(({ result }) => result !== undefined).map(({ whole }) => whole);
  expect(orders.filter(({ whole }) => written.includes(whole)).map(({ name }) => name)).toEqual(does);
  expect(refused.map(({ name }) => name)).toEqual(isEarly);
  for (const { code, detail } of refused)
    expect({ code, detail }).toEqual({ code: 'ORDER_NOT_CHANGEABLE', detail: { reason: 'TURN' } });
});

test('an order that is in-store, cancelled or pending cannot be accepted, made ready or picked up', () => {
  const cases = [
    { name: 'NOT_ONLINE', whole: wholeOrder() },
    { name: 'STATUS', whole: wholeOrder({ orderType: 'ONLINE', status: 'CANCELLED' }) },
  ];
  for (const act of fulfilmentActs) {
    const { refused } = outcomesOf(cases, (whole) => fulfilmentAdvanced(whole, moment, act));
    expect(refused.map(({ detail }) => detail)).toEqual([{ reason: 'NOT_ONLINE' }, { reason: 'STATUS' }]);
    const pending = wholeOrder({ orderType: 'ONLINE', pending: 'PAY' });
    expect(() => fulfilmentAdvanced(pending, moment, act)).toThrow(
      expect.objectContaining({ code: 'ORDER_PENDING' }),
    );
  }
});
