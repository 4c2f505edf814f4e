import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { dumpSchema } from './dump-schema.ts';
import { writeRowTypesFile } from './write-row-types-file.ts';

const { db, connection, pool } = await freshDatabase();
const regenerate = 'run: npm run migrate -- --generate';

test('the committed schema matches the migrations', async () => {
  const committed = await readFile(new URL('../../schema.gen.sql', import.meta.url), 'utf8');
  expect(await dumpSchema(db), regenerate).toBe(committed);
});

test('the committed row types match the schema', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maru-types-'));
  const file = join(folder, 'schema.gen.ts');
  await writeRowTypesFile(connection, file);
  const written = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });

  const committed = await readFile(new URL('./schema.gen.ts', import.meta.url), 'utf8');
  expect(written, regenerate).toBe(committed);
});

test('the PostgreSQL version is the requested one', async () => {
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::integer / 10000 as version`,
  );
  expect(rows[0]?.version).toBe(Number(process.env.MARU_TEST_POSTGRES ?? 18));
});
