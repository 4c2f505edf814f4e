import { expect, test } from 'vitest';
import { eligibleAmount, pointsFor } from './earn.ts';
import { lastDayOf } from './last-day.ts';
import { pointsOfRefund } from './points-of-refund.ts';
import type { EntryActor, EntryKind, RewardStatus } from './reward.ts';
import { rewardStatusOf, rewardStatusOfOrder } from './reward-status.ts';
import { leastUsable, mostUsable, whyNotUsable } from './use.ts';

const all = { rate: 1_000, earningCategoryIds: [], nonEarningCategoryIds: [] };
const line = (categoryId: string | null, amount: number, rewardable = true) => ({
  ...{ categoryId, amount, rewardable },
});

test.each([
  ['every category earns without lists', [line('a', 100), line('b', 50)], all, 150],
  ['a category that is not marked as earning never earns', [line('a', 100, false)], all, 0],
  ['a typed line without a category never earns', [line(null, 100)], all, 0],
  ['only listed categories earn', [line('a', 100), line('b', 50)], { ...all, earningCategoryIds: ['b'] }, 50],
  ['excluded ones do not', [line('a', 100), line('b', 50)], { ...all, nonEarningCategoryIds: ['b'] }, 100],
] as const)('which lines earn points: %s', (_, lines, terms, eligible) => {
  expect(eligibleAmount(lines, terms)).toBe(eligible);
});

test.each([
  [9_999, 100, 99],
  [4_500, 333, 149],
  [199, 50, 0],
  [1_000_000_000, 5_000, 500_000_000],
])('%i won at a rate of %i earn %i points, rounded down', (eligible, rate, points) => {
  expect(pointsFor(eligible, { rate })).toBe(points);
});

test.each([
  [1_000, 1_000, undefined],
  [1_100, 1_000, 'NOT_ENOUGH'],
  [900, 2_000, 'TOO_FEW'],
  [1_050, 2_000, 'STEP'],
] as const)('using %i of a balance of %i points has the problem %s', (points, balance, problem) => {
  expect(whyNotUsable(points, balance, { leastUse: 1_000, useStep: 100 })).toBe(problem);
});

test('the most that can be used is the balance or the rest to pay, in whole steps, or nothing', () => {
  const terms = { leastUse: 1_000, useStep: 100 };
  expect(mostUsable(3_456, 10_000, terms)).toBe(3_400);
  expect(mostUsable(3_456, 2_050, terms)).toBe(2_000);
  expect(mostUsable(999, 10_000, terms)).toBe(0);
});

test.each([
  [1_000, 100, 1_000],
  [1_500, 1_000, 2_000],
  [1, 10, 10],
])('from %i points in steps of %i, %i are the fewest that can be used', (leastUse, useStep, fewest) => {
  expect(leastUsable({ leastUse, useStep })).toBe(fewest);
  expect(whyNotUsable(fewest, 10_000, { leastUse, useStep })).toBeUndefined();
});

const statuses: [EntryKind, EntryActor, EntryActor | null, RewardStatus][] = [
  ['EARN', 'ORDER', null, 'REWARDED'],
  ['EARN', 'STORE', null, 'EARNED'],
  ['USE', 'ORDER', null, 'USED'],
  ['USE', 'STORE', null, 'REDEEMED'],
  ['EARN', 'ORDER', 'ORDER', 'ORDERCANCELLED'],
  ['USE', 'ORDER', 'ORDER', 'ORDERCANCELLED'],
  ['EARN', 'STORE', 'STORE', 'CANCELLEDBYSTORE'],
  ['EARN', 'STORE', 'ADMIN', 'CANCELLEDBYADMIN'],
  ['USE', 'STORE', 'USER', 'CANCELLEDBYUSER'],
  ['TAKE_BACK', 'ORDER', null, 'ORDERCANCELLED'],
  ['GIVE_BACK', 'STORE', null, 'CANCELLEDBYSTORE'],
  ['EXPIRE', 'SYSTEM', null, 'EXPIRED'],
  ['FORFEIT', 'USER', null, 'CANCELLEDBYUSER'],
  ['DEBT', 'ORDER', null, 'CANCELLED'],
  ['MERGE', 'STORE', null, 'CANCELLED'],
];

test.each(statuses)(
  'spec 4 · reward status of %s by %s, undone by %s, is %s',
  (kind, actor, undoneBy, status) => {
    expect(rewardStatusOf({ kind, actor }, undoneBy)).toBe(status);
  },
);

test.each([
  [{}, 'NONE'],
  [{ earned: 100 }, 'REWARDED'],
  [{ used: 500, earned: 100 }, 'USED'],
  [{ givenBack: 500 }, 'ORDERCANCELLED'],
  [{ takenBack: 100 }, 'ORDERCANCELLED'],
])('spec 4 · the points of an order that moved %j have the reward status %s', (moved, status) => {
  expect(rewardStatusOfOrder({ used: 0, givenBack: 0, earned: 0, takenBack: 0, ...moved })).toBe(status);
});

test.each([
  ['2029-11-25T04:00:00+09:00', '2029-11-24'],
  ['2029-11-25T00:00:00+09:00', '2029-11-24'],
  ['2029-11-25T23:30:00+09:00', '2029-11-24'],
  ['2029-03-01T04:00:00+09:00', '2029-02-28'],
])('points that expire at %s can be used on %s for the last time', (expiresAt, lastDay) => {
  expect(lastDayOf(expiresAt)).toBe(lastDay);
});

test.each([
  [
    'a share is rounded down',
    { quantity: 3, refundedQuantity: 0, pointsShare: 1_000, pointsGivenBack: 0 },
    1,
    333,
  ],
  [
    'the last piece gives the rest',
    { quantity: 3, refundedQuantity: 2, pointsShare: 1_000, pointsGivenBack: 666 },
    1,
    334,
  ],
  [
    'a refund by amount gives none',
    { quantity: 3, refundedQuantity: 0, pointsShare: 1_000, pointsGivenBack: 0 },
    0,
    0,
  ],
] as const)('points of a refund: %s', (_, line, quantity, points) => {
  expect(pointsOfRefund(line, quantity)).toBe(points);
});
