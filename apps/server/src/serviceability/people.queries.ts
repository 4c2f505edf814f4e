import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import { isActivePiece } from '#server/stores/active-stores.queries.ts';

type Stretches = {
  today: number;
  yesterday: number;
  sevenDays: number;
  sevenBefore: number;
  thirtyDays: number;
  thirtyBefore: number;
};

/**
 * Sign-ups of today, of the last 7 days and of the last 30 days, today included. Each period is compared with the
 * preceding period of equal length, up to the same time of day. Days begin at midnight in Seoul.
 * Users who have left are not counted, because no list shows them.
 */
export async function countSignUps(
  db: DbOrTx,
  { dayBegan, now }: { dayBegan: Date; now: Date },
): Promise<Stretches> {
  const ago = (days: number) => new Date(dayBegan.getTime() - days * 86_400_000);
  const until = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const between = (from: Date, to: Date) =>
    sql`(count(*) filter (where created_at >= ${from} and created_at <= ${to}))::integer`;
  const { rows } = await sql<Stretches>`
    select ${between(dayBegan, now)} as today, ${between(ago(1), until(1))} as yesterday,
      ${between(ago(6), now)} as seven_days, ${between(ago(13), until(7))} as seven_before,
      ${between(ago(29), now)} as thirty_days, ${between(ago(59), until(30))} as thirty_before
    from users where created_at >= ${ago(59)} and deleted_at is null`.execute(db);
  return rows[0] ?? { today: 0, yesterday: 0, sevenDays: 0, sevenBefore: 0, thirtyDays: 0, thirtyBefore: 0 };
}

/** Approved stores, and how many of them are active. */
export async function countStores(db: DbOrTx, now: Date): Promise<{ approved: number; active: number }> {
  const { rows } = await sql<{ approved: number; active: number }>`
    select count(*)::integer as approved, (count(*) filter (where ${isActivePiece('s', now)}))::integer as active
    from stores s where s.application_status = 'APPROVED' and s.deleted_at is null`.execute(db);
  return rows[0] ?? { approved: 0, active: 0 };
}
