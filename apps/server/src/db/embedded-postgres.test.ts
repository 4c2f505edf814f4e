import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { chooseFolders } from './embedded/cluster-folders.ts';
import { readPostmaster } from './embedded/postmaster-state.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';
const shared = newDataDir();
const running: EmbeddedPostgres[] = [];
const made = [shared];
let logged: string[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
  logged = [];
});

afterAll(() => {
  for (const { base, run, dataDir } of made.map(chooseFolders)) {
    for (const folder of [base, run, dataDir]) rmSync(folder, { recursive: true, force: true });
  }
});

test('the program gets a database of its own, as a role that cannot run programs on the machine', async () => {
  const { connection } = await start(shared);

  await query(connection, 'create table notes (text text)');

  await expect(query(connection, "copy notes to program 'id'")).rejects.toThrow('permission denied');
  expect(await query(connection, 'show fsync')).toEqual([{ fsync: 'off' }]);
});

test('data survives a restart, and nothing runs in between', async () => {
  const first = await start(shared);
  await query(first.connection, 'create table kept as select 7 as number');
  await first.stop();
  expect(processesOf(shared)).toEqual([]);

  const second = await start(shared);

  expect(await query(second.connection, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('two concurrent first starts create one database', async () => {
  const dataDir = newDataDir();
  made.push(dataDir);

  const [one, other] = await Promise.all([start(dataDir), start(dataDir)]);

  await query(one.connection, 'create table seen ()');
  expect(await query(other.connection, 'select * from seen')).toEqual([]);
});

test('a second process joins the running database and continues when the first ends', async () => {
  const first = await start(shared);
  const second = await start(shared);
  const { pid } = readPostmaster(chooseFolders(shared));
  await query(second.connection, 'select 1');

  await first.stop();

  await vi.waitFor(() => query(second.connection, 'select 1'), { timeout: 30_000 });
  expect(readPostmaster(chooseFolders(shared)).pid).not.toBe(pid);
  expect(logged).toEqual(['The database stopped; restarting it.']);
});

test('a killed PostgreSQL comes back with everything that was committed', async () => {
  const { connection } = await start(shared);
  await query(connection, 'create table committed as select 8 as number');
  const { pid } = readPostmaster(chooseFolders(shared));

  process.kill(pid, 'SIGKILL');

  await expect
    .poll(() => ask(connection, 'select number from committed'), { timeout: 30_000 })
    .toEqual([{ number: 8 }]);
});

test.runIf(isLinux)('PostgreSQL ends with the process that started it, when that is killed', async () => {
  const program = join(shared, 'program.ts');
  const start = JSON.stringify(import.meta.resolve('./embedded-postgres.ts'));
  writeFileSync(
    program,
    `import { startEmbeddedPostgres } from ${start};
     await startEmbeddedPostgres({ dataDir: ${JSON.stringify(shared)}, role: 'app', log: () => {} });
     process.send('ready');`,
  );
  const child = fork(program, { execArgv: [] });
  await once(child, 'message');
  expect(processesOf(shared)).not.toEqual([]);

  child.kill('SIGKILL');

  await expect.poll(() => processesOf(shared), { timeout: 30_000 }).toEqual([]);
});

test('neither a pid file from before a restart nor a stale start lock prevents a start', async () => {
  const folders = chooseFolders(shared);
  await (await start(shared)).stop();
  writeFileSync(join(folders.data, 'postmaster.pid'), `${process.pid}\n\n\n\n\n\n\nready\n`);
  mkdirSync(join(folders.base, 'lock'));
  writeFileSync(join(folders.base, 'lock', 'pid'), `${process.pid} before-the-restart`);

  const { connection } = await start(shared);

  expect(await query(connection, 'select 1 as number')).toEqual([{ number: 1 }]);
  expect(readdirSync(folders.base).filter((name) => name.startsWith('lock'))).toEqual([]);
});

test('a PostgreSQL that cannot start says why', async () => {
  await expect(start(shared, { shared_buffers: 'much' })).rejects.toThrow('shared_buffers');
});

test('a note in the data folder says where the database lies', async () => {
  await start(shared);

  expect(readFileSync(join(shared, 'README'), 'utf8')).toContain(chooseFolders(shared).base);
});

test.runIf(isRoot)('another user of the machine cannot connect, not even through open folders', async () => {
  const { connection } = await start(shared);
  expect(await connectAs('daemon', connection)).toContain('EACCES');

  chmodSync(connection.host, 0o755);
  chmodSync(join(connection.host, '.s.PGSQL.5432'), 0o777);

  expect(await connectAs('daemon', connection)).toContain('Peer authentication failed');
});

test.skipIf(isRoot)(
  'a data folder with a path too long for a socket gets one with a short path',
  async () => {
    const dataDir = join(shared, 'so-long-a-name'.repeat(8));
    made.push(dataDir);

    const { connection } = await start(dataDir);

    expect(connection.host).toMatch(/^\/tmp\/maru-/);
    expect(await query(connection, 'select 1 as number')).toEqual([{ number: 1 }]);
  },
);

function newDataDir() {
  return mkdtempSync(join(tmpdir(), 'maru-embedded-'));
}

async function start(dataDir: string, settings: Record<string, string> = {}) {
  const fast = { fsync: 'off', full_page_writes: 'off' };
  const log = (message: string) => logged.push(message);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    role: 'app',
    settings: { ...fast, ...settings },
    log,
  });
  running.push(postgres);
  return postgres;
}

async function query(connection: EmbeddedPostgres['connection'], sql: string) {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** For polling: turns errors into text. */
function ask(connection: EmbeddedPostgres['connection'], sql: string) {
  return query(connection, sql).catch((error: Error) => error.message);
}

function processesOf(dataDir: string) {
  const { base } = chooseFolders(dataDir);
  const commandOf = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  };
  const pids = isLinux ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.map(commandOf).filter((command) => command.includes(`${base}/`));
}

/** Loads the program as root, because the other user may not be able to read this repository. */
async function connectAs(user: string, connection: EmbeddedPostgres['connection']) {
  const program = join(shared, 'stranger.ts');
  writeFileSync(
    program,
    `import pg from ${JSON.stringify(import.meta.resolve('pg'))};
     const client = new pg.Client(${JSON.stringify(connection)});
     process.setgroups([]); process.setgid(${JSON.stringify(user)}); process.setuid(${JSON.stringify(user)});
     process.send(await client.connect().then(() => 'connected', (error) => String(error)));
     process.disconnect(); client.end();`,
  );
  const child = fork(program, { execArgv: [] });
  const [answer] = await once(child, 'message');
  return answer;
}
