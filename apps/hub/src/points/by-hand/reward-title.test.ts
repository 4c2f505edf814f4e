import { expect, test } from 'vitest';
import { rewardTitle } from './reward-title.ts';

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
