import type { EntryBy, PointAccount } from '../point-records.ts';
import { entered, inOrderOfUse } from './entered.ts';

/** The author of entries by a job or by the passing of time. */
export const bySystem: EntryBy = {
  actor: 'SYSTEM',
  orderId: null,
  reason: null,
  byUserId: null,
  requestId: null,
  deviceType: null,
};

/**
 * Books what has expired, one entry for each moment of expiry. Every movement does this first, so that its result never
 * depends on when a job ran. An entry counts for the business day that ended.
 */
export function expired(account: PointAccount): PointAccount {
  const over = inOrderOfUse(account).filter(
    ({ expiresAt }) => Date.parse(expiresAt) <= account.now.getTime(),
  );
  const byMoment = Object.entries(Object.groupBy(over, ({ expiresAt }) => expiresAt));
  return byMoment.reduce((after, [expiresAt, lots = []]) => {
    const at = new Date(Date.parse(expiresAt) - 1);
    const moves = lots.map(({ id, remaining }) => ({ lotId: id, amount: -remaining }));
    return entered(after, bySystem, { kind: 'EXPIRE', at, moves });
  }, account);
}
