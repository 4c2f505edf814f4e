import { expect, test } from 'vitest';
import { bestDay, monthDays, perDay } from './month-days.ts';

const rows = [
  { key: '2026-11-02', orders: 10, net: 123_000 },
  { key: '2026-11-03', orders: 2, net: 0 },
  { key: '2026-11-14', orders: 20, net: 300_000 },
];

test('a day has its figures, its holidays, and whether it is today or to come', () => {
  const dayOf = monthDays(rows, { today: '2026-11-14', holidays: { '2026-11-02': ['임시공휴일'] } });

  expect(dayOf('2026-11-02')).toMatchObject({ net: 123_000, orders: 10, holidays: ['임시공휴일'] });
  expect(dayOf('2026-11-04')).toMatchObject({ net: 0, orders: 0, isToCome: false });
  expect(dayOf('2026-11-14')).toMatchObject({ isToday: true, isToCome: false });
  expect(dayOf('2026-11-15')).toMatchObject({ isToday: false, isToCome: true });
});

test.each([
  ['several days', rows, { date: '2026-11-14', net: 300_000 }],
  ['a single day', rows.slice(0, 2), undefined],
  ['two days alike', [rows[0], rows[0]].flatMap((row) => row ?? []), undefined],
  ['no days', [], undefined],
])('the best day of %s', (_name, sold, best) => {
  expect(bestDay(sold)).toEqual(best);
});

test.each([
  ['days with orders', rows, '2026-11-30', 141_000],
  ['days that are over, without the one that runs', rows, '2026-11-14', 61_500],
  ['no days', [], '2026-11-30', 0],
])('the average of %s', (_name, sold, today, average) => {
  expect(perDay(sold, today)).toBe(average);
});
