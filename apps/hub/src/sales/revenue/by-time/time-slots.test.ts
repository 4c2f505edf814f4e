import { expect, test } from 'vitest';
import { hourRows, reportOf, timeRows } from '#hub/sales/revenue/report-builders.ts';
import { busiestOf, restBefore, slotsOf } from './time-slots.ts';

const today = '2026-11-20';
const byHour = { unit: 'hour', dayStart: 240 } as const;
const byWeekday = { unit: 'weekdayHour', dayStart: 240 } as const;
const byDay = { unit: 'day', dayStart: 240 } as const;

const hoursOf = (net: Record<number, number>, before: Record<number, number> = {}) =>
  slotsOf({ period: reportOf(hourRows(net)), compared: reportOf(hourRows(before)) }, 'hour', today);
const keysOf = (slots: readonly { key: string }[]) => slots.map(({ key }) => key);

test('shows the hours from the first to the last sale of either period, with those in between', () => {
  expect(keysOf(hoursOf({ 11: 5_000, 13: 7_000 }, { 9: 1_000 }))).toEqual(['9', '10', '11', '12', '13']);
});

test('hours after midnight come after the evening', () => {
  expect(keysOf(hoursOf({ 23: 5_000, 1: 7_000 }))).toEqual(['23', '0', '1']);
});

test('without sales there are no hours', () => {
  expect(hoursOf({})).toEqual([]);
});

test('each hour has the same hour of the compared period', () => {
  expect(hoursOf({ 12: 9_000 }, { 12: 4_000 })).toEqual([
    { key: '12', keyBefore: '12', net: 9_000, orders: 1, netBefore: 4_000, ordersBefore: 1 },
  ]);
});

test('days without sales are shown, days to come are not; each is beside the matching day of the compared period', () => {
  const period = reportOf(timeRows({ '2026-11-19': 7_000 }), { from: '2026-11-18', to: '2026-11-22' });
  const compared = reportOf(timeRows({ '2026-11-14': 3_000 }), { from: '2026-11-13', to: '2026-11-17' });

  expect(
    slotsOf({ period, compared }, 'day', today).map(({ key, net, netBefore }) => [key, net, netBefore]),
  ).toEqual([
    ['2026-11-18', 0, 0],
    ['2026-11-19', 7_000, 3_000],
    ['2026-11-20', 0, 0],
  ]);
});

test('the busiest two hours, their share, and what they sold in the compared period', () => {
  const hours = hoursOf({ 9: 30_000, 12: 20_000, 13: 20_000, 18: 30_000 }, { 12: 5_000, 18: 90_000 });
  const busiest = busiestOf(hours, byHour);
  expect(keysOf(busiest?.slots ?? [])).toEqual(['12', '13']);
  expect(busiest).toMatchObject({ share: 0.4, net: 40_000, netBefore: 5_000 });
});

test('a single busy hour among quiet ones is returned alone', () => {
  expect(keysOf(busiestOf(hoursOf({ 12: 20_000, 15: 10_000 }), byHour)?.slots ?? [])).toEqual(['12']);
});

test('the busiest hours of a week are hours of one weekday', () => {
  const period = reportOf(timeRows({ '5-18': 20_000, '5-19': 11_000, '6-19': 30_000, '6-23': 9_000 }));
  const slots = slotsOf({ period, compared: null }, 'weekdayHour', today);
  expect(busiestOf(slots, byWeekday)).toMatchObject({ slots: [{ key: '5-18' }, { key: '5-19' }] });
});

test('the best day of a period is named with its share, and a single day is not', () => {
  const period = reportOf(timeRows({ '2026-11-18': 3_000, '2026-11-19': 7_000 }), { from: '2026-11-18' });
  const slots = slotsOf({ period, compared: null }, 'day', today);
  expect(busiestOf(slots, byDay)).toMatchObject({ slots: [{ key: '2026-11-19' }], share: 0.7 });
  expect(busiestOf(slots.slice(1, 2), byDay)).toBeUndefined();
});

test.each([
  ['two hours alike', { 9: 7_000, 12: 7_000 }],
  ['three hours in a row alike', { 9: 7_000, 10: 7_000, 11: 7_000 }],
  ['only two hours in a row', { 9: 7_000, 10: 3_000 }],
])('no hours are the busiest among %s', (_name, net) => {
  expect(busiestOf(hoursOf(net), byHour)).toBeUndefined();
});

test('of two equal days none is the best', () => {
  const period = reportOf(timeRows({ '2026-11-18': 7_000, '2026-11-19': 7_000, '2026-11-20': 2_000 }), {
    from: '2026-11-18',
  });
  expect(busiestOf(slotsOf({ period, compared: null }, 'day', today), byDay)).toBeUndefined();
});

test('an hour in which more was refunded than taken does not raise the share of another', () => {
  const busiest = busiestOf(hoursOf({ 9: 6_000, 12: -5_000, 15: 4_000 }), byHour);
  expect(busiest).toMatchObject({ slots: [{ key: '9' }], share: 0.6 });
});

test('the last hour of a day is not joined with the first', () => {
  const slots = hoursOf({ 4: 10_000, 3: 9_000, 12: 11_000 });
  expect(keysOf(busiestOf(slots, byHour)?.slots ?? [])).toEqual(['12']);
});

test('hours before and after midnight are neighbours', () => {
  const slots = hoursOf({ 23: 10_000, 0: 9_000, 12: 11_000 });
  expect(keysOf(busiestOf(slots, byHour)?.slots ?? [])).toEqual(['23', '0']);
});

test('if the day starts at half past, its first clock hour contains both ends of the day and has no next hour', () => {
  const slots = hoursOf({ 4: 10_000, 5: 9_000, 12: 11_000 });
  expect(keysOf(busiestOf(slots, byHour)?.slots ?? [])).toEqual(['4', '5']);
  expect(keysOf(busiestOf(slots, { unit: 'hour', dayStart: 270 })?.slots ?? [])).toEqual(['12']);
});

test('days of the compared period without a counterpart are summed as the rest, so that its column adds up', () => {
  const period = reportOf(timeRows({ '2026-11-02': 7_000 }), { from: '2026-11-01', to: '2026-11-02' });
  const compared = reportOf(timeRows({ '2026-10-01': 3_000, '2026-10-03': 4_000 }), {
    ...{ from: '2026-10-01', to: '2026-10-03' },
  });
  const slots = slotsOf({ period, compared }, 'day', today);
  expect(slots.map(({ netBefore }) => netBefore)).toEqual([3_000, 0]);
  expect(restBefore({ period, compared }, 'day', slots)).toEqual({
    key: '2026-10-03',
    net: 4_000,
    orders: 1,
  });
});

test('a period without net sales has no busiest part', () => {
  expect(busiestOf(hoursOf({}, { 12: 5_000 }), byHour)).toBeUndefined();
  expect(busiestOf(hoursOf({ 12: 0 }), byHour)).toBeUndefined();
});
