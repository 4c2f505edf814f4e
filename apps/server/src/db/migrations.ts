import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
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
 * Applies pending migrations in order, each in a transaction of its own. Several instances may start at once: the
 * migrator takes a lock. It uses connections of its own without a statement timeout, because a migration may take longer
 * than a request may.
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
    const applied: string[] = [];
    for (;;) {
      const name = await applyNext(migrator, wait);
      if (name === undefined) return applied;
      applied.push(name);
    }
  } finally {
    await close();
  }
}

/** The name of the applied migration; undefined if none is pending. */
async function applyNext(migrator: Migrator, wait: Patience): Promise<string | undefined> {
  for (let tried = 1; ; tried += 1) {
    const { error, results = [] } = await migrator.migrateUp();
    if (!error) return results.find(({ status }) => status === 'Success')?.migrationName;
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
