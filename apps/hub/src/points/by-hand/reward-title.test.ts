import { expect, test } from 'vitest';
import { debtNote, rewardTitle } from './reward-title.ts';

test.each([
  ['EARN', 'REWARDED', ['statuses.REWARDED']],
  ['EARN', 'ORDERCANCELLED', ['kinds.EARN', 'statuses.ORDERCANCELLED']],
  ['TAKE_BACK', 'ORDERCANCELLED', ['kinds.TAKE_BACK', 'statuses.ORDERCANCELLED']],
  ['GIVE_BACK', 'CANCELLEDBYSTORE', ['kinds.GIVE_BACK', 'statuses.CANCELLEDBYSTORE']],
  ['DEBT', 'CANCELLED', ['kinds.DEBT']],
  ['MERGE', 'CANCELLED', ['kinds.MERGE']],
] as const)('a row of kind %s and status %s says %j', (kind, status, said) => {
  expect(rewardTitle({ kind, status })).toEqual(said);
});

test.each([
  ['an order that took back more than there was', { kind: 'TAKE_BACK', debt: 300 }, 'history.debt'],
  ['an earning that pays a debt', { kind: 'DEBT', debt: -300 }, 'history.debtPaid'],
  ['a merge that moves a debt away', { kind: 'MERGE', debt: -300 }, undefined],
  ['an earning without a debt', { kind: 'EARN', debt: 0 }, undefined],
] as const)('what is said of a debt: %s', (_name, reward, key) => {
  expect(debtNote(reward)).toBe(key);
});
