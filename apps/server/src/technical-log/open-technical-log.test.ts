import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import type { NewEntry } from './entry.ts';
import { openTechnicalLog } from './open-technical-log.ts';

const { db } = await freshDatabase();
const log = pino({ level: 'silent' });
const clock = () => new Date('2026-11-20T12:00:00+09:00');
const open = () => openTechnicalLog({ db, clock, log });
const entry = (message: string): NewEntry => ({ logLevel: 'INFO', module: 'tests', message });
const stored = async (like: string) => {
  const rows = db.selectFrom('technicalLog').select(['message', 'code', 'logLevel', 'details']);
  return rows.where('message', 'like', like).orderBy('id').execute();
};

test('entries wait in memory and are stored in their order, the last ones when the server ends', async () => {
  const technicalLog = open();
  technicalLog.write(entry('order 1'));
  technicalLog.write(entry('order 2'));
  expect(await stored('order %')).toEqual([]);

  await technicalLog.flush();
  technicalLog.write(entry('order 3'));
  await technicalLog.close();

  expect((await stored('order %')).map(({ message }) => message)).toEqual(['order 1', 'order 2', 'order 3']);
});

test('in a flood entries are dropped and counted, and errors still have room', async () => {
  const technicalLog = open();
  for (let n = 0; n < 5_000; n += 1) technicalLog.write(entry(`flood ${n}`));
  technicalLog.write({ logLevel: 'ERROR', module: 'tests', message: 'flood of an error' });
  await technicalLog.flush();

  const kept = await stored('flood %');
  expect(kept.length).toBeGreaterThan(100);
  // On a busy machine writing takes longer, so more entries are allowed; but no more than may wait.
  expect(kept.length).toBeLessThanOrEqual(2_001);
  expect(kept.at(-1)?.message).toBe('flood of an error');
  const [counted] = await db
    .selectFrom('technicalLog')
    .select('details')
    .where('code', '=', 'ENTRIES_DROPPED')
    .execute();
  expect(counted?.details).toEqual({ count: 5_001 - kept.length });
});

test('while the database refuses, entries wait, and nothing is thrown', async () => {
  const technicalLog = open();
  await sql`alter table technical_log rename to technical_log_away`.execute(db);
  technicalLog.write(entry('patient'));
  await technicalLog.flush();
  await sql`alter table technical_log_away rename to technical_log`.execute(db);

  expect(await stored('patient')).toEqual([]);
  await technicalLog.flush();
  expect(await stored('patient')).toHaveLength(1);
});

test('an entry that cannot be stored does not hold back those beside it', async () => {
  const technicalLog = open();
  technicalLog.write(entry('possible before'));
  technicalLog.write({ ...entry('impossible'), callerId: 'no uuid' });
  technicalLog.write(entry('possible after'));
  await technicalLog.flush();

  expect(await stored('%possible%')).toMatchObject([
    { message: 'possible before' },
    { message: 'possible after' },
  ]);
});
