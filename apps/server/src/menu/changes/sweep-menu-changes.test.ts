import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { sweepMenuChanges } from './changes.queries.ts';

const shop = await openShop();
const day = 24 * 3_600_000;

test('the sweep finds expired changes by indexes', async () => {
  const { storeId } = await shop.openStore();
  await sql`
    insert into menu_changes (store_id, id, kind, about, item_count, rows, changed_at)
    select ${storeId}, gen_random_uuid(), 'BULK', '{"kind": "DELETE"}', 1, case when n < 3 then '{}'::jsonb end,
      ${shop.clock.now}::timestamptz - n * interval '1 day' + interval '1 second'
    from generate_series(1, 40) n`.execute(shop.db);

  const scans = await shop.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sweepMenuChanges(tx, shop.clock.now);
    const { rows } = await sql<{ name: string; scans: number }>`
      select indexrelid::regclass::text as name, pg_stat_get_xact_numscans(indexrelid)::integer as scans
      from pg_index where indrelid = 'menu_changes'::regclass`.execute(tx);
    return Object.fromEntries(rows.map(({ name, scans }) => [name, scans]));
  });
  expect(scans).toMatchObject({ menu_changes__changed_at: 1, menu_changes__blank: 1 });

  const kept = await shop.db
    .selectFrom('menuChanges')
    .select(['changedAt', 'rows'])
    .where('storeId', '=', storeId)
    .orderBy('changedAt', 'desc')
    .execute();
  expect(kept.map(({ rows }) => rows)).toEqual([{}, ...Array(29).fill(null)]);
  const last = kept.at(-1)?.changedAt.getTime() ?? 0;
  expect(shop.clock.now.getTime() - last).toBeLessThan(30 * day);
});
