import { hoursFrom } from '@maru/contract/time/business-date.ts';
import { expect, test } from 'vitest';
import { changeFrom, perOrder, sumsUntil } from './compare.ts';

const rows = hoursFrom(240).map((hour) => ({ key: String(hour), net: 6_000, orders: 2 }));
const at = (seoul: string) => new Date(`2026-11-20T${seoul}:00+09:00`);

test.each([
  ['at the start of the day nothing', '04:00', { net: 0, orders: 0 }],
  ['whole hours that have passed', '06:00', { net: 12_000, orders: 4 }],
  ['a proportional part of an hour', '06:30', { net: 15_000, orders: 5 }],
  ['after midnight the evening too', '02:00', { net: 132_000, orders: 44 }],
  ['less than half an order is nothing to compare with', '04:10', { net: 0, orders: 0 }],
])('a day up to the same time: %s', (_name, time, expected) => {
  expect(sumsUntil({ rows }, at(time))).toEqual(expected);
});

test('the average order is whole won, and undefined without orders', () => {
  expect(perOrder({ net: 10_000, orders: 3 })).toBe(3_333);
  expect(perOrder({ net: 0, orders: 0 })).toBe(0);
});

test('a change is relative to the earlier value, and undefined if that was zero', () => {
  expect(changeFrom(200, 250)).toBe(0.25);
  expect(changeFrom(200, 150)).toBe(-0.25);
  expect(changeFrom(0, 150)).toBeUndefined();
});
