import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseFolders } from '@maru/server/db/embedded/cluster-folders.ts';
import { startEmbeddedPostgres } from '@maru/server/db/embedded-postgres.ts';

/** Runs a measurement on a temporary PostgreSQL with default durability (fsync on). */
export async function onFreshCluster(measure: (connectionText: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maru-bench-'));
  const cluster = await startEmbeddedPostgres({ dataDir, role: 'app', log: () => {} });
  try {
    await measure(JSON.stringify(cluster.connection));
  } finally {
    await cluster.stop();
    for (const folder of [chooseFolders(dataDir).base, dataDir])
      await rm(folder, { recursive: true, force: true });
  }
}
