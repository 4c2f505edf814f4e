import type { Db } from '#server/db/database.ts';
import { isGrantInForce } from './provider/records.queries.ts';

/** Every call checks its grant; a revocation takes effect everywhere within this time. */
const staleMs = 5_000;
/** How many grants are remembered at most. */
const mostGrants = 10_000;

type Known = { until: number; alive: Promise<boolean> };

/**
 * Queries the database once per grant and 5 s, shared by concurrent calls. After a grant was ended on this instance,
 * its next check queries the database again.
 */
export function grantLiveness({ db, clock }: { db: Db; clock: () => Date }) {
  const known = new Map<string, Known>();

  async function isGrantAlive(grantId: string): Promise<boolean> {
    const at = clock().getTime();
    const before = known.get(grantId);
    // A clock that was set back must not make an answer last longer.
    if (before && before.until > at && before.until <= at + staleMs) return before.alive;

    const alive = isGrantInForce(db, grantId);
    // Do not cache a failed query.
    alive.catch(() => known.delete(grantId));
    known.delete(grantId);
    const [oldest] = known.keys();
    if (known.size >= mostGrants && oldest !== undefined) known.delete(oldest);
    known.set(grantId, { until: at + staleMs, alive });
    return alive;
  }

  return { isGrantAlive, forgetGrant: (grantId: string) => void known.delete(grantId) };
}
