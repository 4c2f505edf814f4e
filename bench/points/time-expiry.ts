import { openDatabase } from '@maru/server/db/database.ts';
import { expirePoints } from '@maru/server/points/expiry/expire-points.ts';
import { sql } from 'kysely';
import { expiryDay } from '../support/customer-crowd.ts';

type Asked = { connectionText: string; say: (line: string) => void };

/** Books the expiry of one lot of each customer, as the job of every minute does. */
export async function timeExpiry({ connectionText, say }: Asked) {
  const connection = JSON.parse(connectionText);
  const { db } = openDatabase({ connection, maximum: 4, onError: console.error });
  const at = expiryDay();
  const due = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from point_lots
      where remaining > 0 and expires_at <= ${at}`.execute(db);
    return rows[0]?.count ?? 0;
  };
  const lots = await due();
  const from = performance.now();
  await expirePoints({ db, clock: () => at, log: console })();
  const seconds = (performance.now() - from) / 1_000;
  const left = await due();
  if (left > 0) throw new Error(`${left} lots were not expired`);
  say(`expiry of ${lots} lots: ${seconds.toFixed(0)} s, ${(lots / seconds).toFixed(0)} a second`);
  await db.destroy();
}
