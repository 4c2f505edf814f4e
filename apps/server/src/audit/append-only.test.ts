import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { freshDatabase } from '#test/database.ts';

const { pool } = await freshDatabase();

/** Tables and partitions whose rows can never be changed, with the definition of their trigger. */
async function appendOnly() {
  const { rows } = await pool.query<{ name: string; parent: string | null; definition: string }>(
    `select c.relname as name, i.inhparent::regclass::text as parent, pg_get_triggerdef(t.oid) as definition
     from pg_trigger t join pg_class c on c.oid = t.tgrelid left join pg_inherits i on i.inhrelid = c.oid
     where t.tgfoid = 'refuse_change'::regproc and t.tgname like '%append_only' and t.tgenabled = 'O' order by 1`,
  );
  return rows;
}

async function partitionsOf(table: string) {
  const { rows } = await pool.query<{ name: string; month: string | null }>(
    `select c.relname as name, substring(c.relname from '[0-9]{6}$') as month
     from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass`,
    [table],
  );
  return rows;
}

test('trails, application moves, point entries and consents are append-only, and so is each monthly partition of the trails', async () => {
  const kept = await appendOnly();

  expect(kept.filter(({ parent }) => parent === null).map(({ name }) => name)).toEqual([
    'customer_consents',
    'point_allocations',
    'point_clearings',
    'point_entries',
    'store_application_moves',
    'store_trail',
    'user_trail',
  ]);
  for (const trail of ['store_trail', 'user_trail']) {
    const months = await partitionsOf(trail);
    expect(months.length).toBeGreaterThanOrEqual(5);
    const keptMonths = kept.filter(({ parent }) => parent === trail).map(({ name }) => name);
    expect(keptMonths.sort()).toEqual(months.map(({ name }) => name).sort());
  }
  for (const { definition } of kept) expect(definition).toMatch(/BEFORE DELETE OR UPDATE .* FOR EACH ROW/);
});

test('no append-only table can be emptied, whole or a month at a time', async () => {
  for (const { name } of await appendOnly()) {
    // Without cascade, PostgreSQL refuses first, because other tables refer to some of these.
    await expect(pool.query(`truncate ${name}`), name).rejects.toThrow(/append-only|foreign key/);
    await expect(pool.query(`truncate ${name} cascade`), name).rejects.toThrow('append-only');
  }
});

test.each([
  ['store_trail', 'store_id'],
  ['user_trail', 'user_id'],
])(
  'a row of any month of %s can be neither changed nor deleted, by the table or by the month',
  async (trail, owner) => {
    for (const { name, month } of await partitionsOf(trail)) {
      const id = newId();
      const at = month ? `${month.slice(0, 4)}-${month.slice(4)}-15T00:00:00Z` : '1999-01-15T00:00:00Z';
      await pool.query(
        `insert into ${trail} (${owner}, id, at, log_level, module, act, request_id) values ($1, $2, $3, 'INFO', 'x', 'x', 'x')`,
        [newId(), id, at],
      );
      const { rows } = await pool.query(
        `select tableoid::regclass::text as name from ${trail} where id = $1`,
        [id],
      );
      expect(rows).toEqual([{ name }]);
      for (const table of [trail, name])
        for (const statement of [`update ${table} set act = 'y'`, `delete from ${table}`])
          await expect(pool.query(`${statement} where id = $1`, [id]), statement).rejects.toThrow(
            'append-only',
          );
    }
  },
);

test.each([
  '1970-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2204-02-29T23:59:59+09:00',
])('a row of the time %s is never refused', async (at) => {
  for (const [table, owner] of [
    ['store_trail', 'store_id'],
    ['user_trail', 'user_id'],
  ])
    await expect(
      pool.query(
        `insert into ${table} (${owner}, id, at, log_level, module, act, request_id)
           values ($1, $2, $3, 'INFO', 'x', 'x', 'x')`,
        [newId(), newId(), at],
      ),
    ).resolves.toBeDefined();
  await expect(
    pool.query(
      `insert into technical_log (id, at, log_level, module, message, words) values ($1, $2, 'INFO', 'x', 'x', '')`,
      [newId(), at],
    ),
  ).resolves.toBeDefined();
});
