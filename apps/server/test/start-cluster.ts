import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database.ts';
import { chooseFolders } from '#server/db/embedded/cluster-folders.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrations.ts';
import { publishTerms } from '#server/terms/publish-terms.ts';
import { readArticles } from '#server/terms/read-articles.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { startPostgres15 } from './start-postgres-15.ts';

const template = 'maru_template';
/** Durability is off: each run creates the test data. */
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
};

/**
 * Vitest's global set-up: a test cluster with a migrated template database to clone. MARU_TEST_POSTGRES chooses the
 * version.
 */
export async function setup(project: TestProject) {
  const dataDir = join(tmpdir(), `maru-test-${randomUUID().slice(0, 8)}`);
  const cluster =
    process.env.MARU_TEST_POSTGRES === '15'
      ? await startPostgres15({ dataDir, settings: fast })
      : await startEmbeddedPostgres({ dataDir, role: 'app', settings: fast, log: () => {} });
  const folders = chooseFolders(dataDir);
  const inMemory = await makeMemoryFolder(folders.owner);
  const admin = new pg.Client(cluster.adminConnection);
  await admin.connect();
  if (inMemory) await admin.query(`create tablespace memory location '${inMemory}'`);
  await admin.query(`create database ${template}${inMemory ? ' tablespace memory' : ''}`);
  await admin.end();
  const connection = { ...cluster.adminConnection, database: template };
  const { db, close } = openDatabase({ connection, maximum: 2, onError: () => {} });
  await migrate(connection);
  await publishTerms(db, { articles: await readArticles(), now: new Date() });
  await close();
  project.provide('cluster', { ...cluster.adminConnection, template });
  return async () => {
    await cluster.stop();
    for (const folder of [folders.base, dataDir, ...(inMemory ? [inMemory] : [])])
      await rm(folder, { recursive: true, force: true });
  };
}
