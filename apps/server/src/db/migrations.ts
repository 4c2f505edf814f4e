import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { type Connection, type Db, openDatabase } from './database.ts';
import { codeOf } from './in-transaction.ts';

const folder = new URL('../../migrations/', import.meta.url);

type Migrations = Readonly<Record<string, Migration>>;

type Patience = {
  /** A migration waits at most this long for a lock, because other statements queue behind it; then it retries. */
  lockMilliseconds: number;
  pauseMilliseconds: number;
  tries: number;
};

const patience: Patience = { lockMilliseconds: 3_000, pauseMilliseconds: 1_000, tries: 100 };

/**
 * Applies pending migrations in order, each in a transaction of its own; to an empty database all in one, which takes a
 * fifth of the time. Several instances may start at once: the migrator takes a lock. It uses connections of its own
 * without a statement timeout, because a migration may take longer than a request may.
 */
export async function migrate(
  connection: Connection,
  { migrations, wait = patience }: { migrations?: Migrations; wait?: Patience } = {},
): Promise<string[]> {
  const timeouts = { lock_timeout: wait.lockMilliseconds };
  const { db, close } = openDatabase({ connection, maximum: 2, onError: () => {}, timeouts });
  try {
    const all = migrations ?? (await readMigrations());
    const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
    if (await isEmpty(migrator)) return await patiently(() => migrator.migrateToLatest(), wait);
    const applied: string[] = [];
    for (;;) {
      const names = await patiently(() => migrator.migrateUp(), wait);
      if (names.length === 0) return applied;
      applied.push(...names);
    }
  } finally {
    await close();
  }
}

async function isEmpty(migrator: Migrator): Promise<boolean> {
  const known = await migrator.getMigrations();
  return known.every(({ executedAt }) => executedAt === undefined);
}

/** Returns the names of the applied migrations. */
async function patiently(apply: () => Promise<MigrationResultSet>, wait: Patience): Promise<string[]> {
  for (let tried = 1; ; tried += 1) {
    const { error, results = [] } = await apply();
    if (!error) return results.map(({ migrationName }) => migrationName);
    if (codeOf(error) !== lockNotAvailable || tried === wait.tries) throw error;
    await sleep(wait.pauseMilliseconds);
  }
}

const lockNotAvailable = '55P03';

async function readMigrations(): Promise<Migrations> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = files.map(async (file) => {
    const text = await readFile(new URL(file, folder), 'utf8');
    return [file.slice(0, -'.sql'.length), { up: async (db: Db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}
