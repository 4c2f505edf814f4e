import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Tables that are partitioned by month; `add_month` and `drop_months` are functions of the database. */
export type MonthlyTable = 'store_trail' | 'user_trail' | 'technical_log';

/** A change of partitions waits only this long for its lock and is tried again later, so that it delays nobody. */
const lockMilliseconds = 2_000;
const mostMissing = 24;

/**
 * Creates the partitions of the month of `from` and of the next `ahead` months, and of months whose rows went to the
 * default partition because their own was missing.
 */
export async function addMonths(db: Db, table: MonthlyTable, from: Date, ahead: number): Promise<void> {
  const { rows } = await sql<{ month: string }>`
    (select distinct date_trunc('month', at at time zone 'Asia/Seoul')::date::text as month
      from ${sql.table(`${table}_default`)} order by 1 limit ${mostMissing})
    union
    select (date_trunc('month', ${from}::timestamptz at time zone 'Asia/Seoul') + make_interval(months => n))::date::text
    from generate_series(0, ${ahead}::integer) n order by 1`.execute(db);
  for (const { month } of rows) {
    await withoutWaiting(db, sql`select add_month(${table}, ${month}::date)`);
  }
}

/** Drops the months that ended by `endedBy`. */
export async function dropMonths(db: Db, table: MonthlyTable, endedBy: Date): Promise<void> {
  await withoutWaiting(db, sql`select drop_months(${table}, ${endedBy})`);
}

async function withoutWaiting(db: Db, statement: ReturnType<typeof sql>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('lock_timeout', ${`${lockMilliseconds}`}, true)`.execute(tx);
    await statement.execute(tx);
  });
}
