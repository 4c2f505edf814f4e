import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { installBinaries } from './binaries.ts';
import { createCluster, SUPERUSER, writeAccessRules } from './cluster.ts';
import type { ClusterFolders } from './cluster-folders.ts';
import { type Running, startPostmaster } from './postmaster.ts';
import { readPostmaster, removeMisleadingPidFile } from './postmaster-state.ts';

const LOOK_EVERY_MS = 15;
export const PROGRAM_DATABASE = 'maru';

export interface ClusterOptions {
  folders: ClusterFolders;
  role: string;
  settings: Record<string, string>;
  signal: AbortSignal;
}

/** Joins the PostgreSQL of these folders if it runs, else starts it. Call it under the start lock. */
export async function openCluster(options: ClusterOptions): Promise<Running> {
  const { folders, signal, settings } = options;
  // Another process may be starting or stopping it.
  while (['starting', 'stopping'].includes(readPostmaster(folders).state))
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  if (readPostmaster(folders).state === 'ready') return join(options);

  removeMisleadingPidFile(folders);
  const binaries = installBinaries(folders.base);
  await createCluster(folders, binaries, settings.fsync !== 'off');
  writeAccessRules(folders, options.role);
  const running = await startPostmaster({ folders, binaries, settings, signal });
  const admin = await connectAdmin(folders);
  await prepareDatabase(admin, options.role);
  await admin.end();
  return running;
}

/** Keeps one connection open, to notice when the process that started PostgreSQL stops it. */
async function join({ folders, role, signal }: ClusterOptions): Promise<Running> {
  const admin = await connectAdmin(folders);
  await prepareDatabase(admin, role);
  const gone = new Promise<void>((resolve) => admin.once('end', resolve));
  const leave = () => void admin.end();
  signal.addEventListener('abort', leave, { once: true });
  void gone.then(() => signal.removeEventListener('abort', leave));
  return { gone };
}

export function adminConnection(folders: ClusterFolders) {
  return { host: folders.run, port: 5432, user: SUPERUSER, database: 'postgres' };
}

async function connectAdmin(folders: ClusterFolders) {
  const client = new pg.Client(adminConnection(folders));
  // Every loss also emits "end"; without a listener "error" would end this process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function prepareDatabase(admin: pg.Client, role: string) {
  const roles = await admin.query('select from pg_roles where rolname = $1', [role]);
  if (roles.rowCount === 0) await admin.query(`create role ${admin.escapeIdentifier(role)} login`);
  const databases = await admin.query('select from pg_database where datname = $1', [PROGRAM_DATABASE]);
  if (databases.rowCount === 0) {
    await admin.query(`create database ${PROGRAM_DATABASE} owner ${admin.escapeIdentifier(role)}`);
  }
}
