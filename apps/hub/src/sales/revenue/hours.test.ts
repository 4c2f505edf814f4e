import { hoursFrom } from '@maru/contract/time/business-date.ts';
import { expect, test } from 'vitest';
import { busiestHours, soldHours } from './hours.ts';

/** A whole business day from 04:00. Hours that are not named have no sales. */
function day(net: Record<number, number>) {
  return hoursFrom(240).map((hour) => ({
    key: String(hour),
    net: net[hour] ?? 0,
    orders: net[hour] === undefined ? 0 : 1,
  }));
}

const hoursOf = (net: Record<number, number>, before: Record<number, number> = {}) =>
  soldHours(day(net), day(before));

test('shows the hours from the first to the last sale of either day, with those in between', () => {
  expect(hoursOf({ 11: 5_000, 13: 7_000 }, { 9: 1_000 }).map(({ hour }) => hour)).toEqual([
    9, 10, 11, 12, 13,
  ]);
});

test('hours after midnight come after the evening', () => {
  expect(hoursOf({ 23: 5_000, 1: 7_000 }).map(({ hour }) => hour)).toEqual([23, 0, 1]);
});

test('without sales there are no hours', () => {
  expect(hoursOf({})).toEqual([]);
});

test('each hour has the same hour of the week before', () => {
  expect(hoursOf({ 12: 9_000 }, { 12: 4_000 })).toEqual([
    { hour: 12, net: 9_000, orders: 1, netBefore: 4_000, ordersBefore: 1 },
  ]);
});

test('the busiest two hours, their share of the day, and what they sold a week before', () => {
  const hours = hoursOf({ 9: 30_000, 12: 20_000, 13: 20_000, 18: 30_000 }, { 12: 5_000, 18: 90_000 });
  expect(busiestHours(hours)).toEqual({ from: 12, until: 14, share: 0.4, net: 40_000, netBefore: 5_000 });
});

test('a single busy hour among quiet ones is returned alone', () => {
  expect(busiestHours(hoursOf({ 12: 20_000, 15: 10_000 }))).toMatchObject({ from: 12, until: 13 });
});

test('the last hour before midnight ends at 24', () => {
  expect(busiestHours(hoursOf({ 23: 20_000 }))).toMatchObject({ from: 23, until: 24, share: 1 });
});

test('a day without net sales has no busiest hours', () => {
  expect(busiestHours(hoursOf({}, { 12: 5_000 }))).toBeUndefined();
  expect(busiestHours(hoursOf({ 12: 0 }))).toBeUndefined();
});
