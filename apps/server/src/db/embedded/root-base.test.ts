import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { chooseFolders, makeFolders } from './cluster-folders.ts';
import { chooseOwner } from './owner.ts';
import { listAbandoned } from './root-base.ts';

vi.setConfig({ testTimeout: 60_000 });

const nobody = 65_534;
let parent = '';
let bases: string[] = [];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'maru-root-'));
  bases = [];
});
afterEach(() => {
  for (const made of [...bases, parent]) rmSync(made, { recursive: true, force: true });
});

const folder = (name = 'data') => join(parent, name);

/** Does what a start does, without running PostgreSQL. */
function open(dataDir = folder()) {
  const folders = chooseFolders(dataDir);
  bases.push(folders.base);
  makeFolders(folders);
  return folders;
}

// Only root: other users have their database in the data folder itself.
describe.runIf(process.getuid?.() === 0)("root's database", () => {
  test('belongs to its data folder, even after a move, and a new folder at the same path gets a new one', () => {
    const { base } = open();
    expect(open().base).toBe(base);

    renameSync(folder(), folder('moved'));

    expect(open(folder('moved')).base).toBe(base);
    expect(open().base).not.toBe(base);
  });

  test('of a data folder that has no id yet is the one named after the path of the folder', () => {
    const base = baseFromBefore();
    writeFileSync(join(folder(), 'master.key'), 'a key that opens what lies in the database');

    expect(open().base).toBe(base);
    renameSync(folder(), folder('moved'));
    expect(open(folder('moved')).base).toBe(base);
  });

  test('that is named after a path is not used by a new folder at that path that has only a log', () => {
    const base = baseFromBefore();
    mkdirSync(join(folder(), 'log'));

    expect(open().base).not.toBe(base);
  });

  test('is not shared with a copy of its folder', () => {
    open();
    cpSync(folder(), folder('copy'), { recursive: true });

    expect(() => open(folder('copy'))).toThrow(folder('copy'));
    rmSync(folder(), { recursive: true });
    expect(open(folder('copy')).base).toBe(bases[0]);
  });

  test('is not looked up by a damaged id, which is reported', () => {
    open();
    writeFileSync(join(folder(), 'database-id'), '../../etc');

    expect(() => open()).toThrow(join(folder(), 'database-id'));
  });

  test('is listed as abandoned as soon as its folder is gone or uses another', () => {
    const [kept, gone, replaced] = [open(folder('kept')), open(folder('gone')), open(folder('replaced'))];
    rmSync(folder('gone'), { recursive: true });
    rmSync(folder('replaced'), { recursive: true });
    open(folder('replaced'));

    const listed = listAbandoned();
    expect(listed).toEqual(
      expect.arrayContaining([gone, replaced].map(({ base, dataDir }) => ({ base, dataDir }))),
    );
    expect(listed.map(({ base }) => base)).not.toContain(kept.base);
  });

  test('runs as its own user id, in a folder owned by root', async () => {
    await start(folder());
    const { base, data, run, owner } = open();

    expect(owner?.uid).not.toBe(nobody);
    expect(ownersIn(data, run)).toEqual([owner?.uid]);
    expect([statSync(base).uid, statSync(base).mode & 0o777]).toEqual([0, 0o711]);
    expect([data, run].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
  });

  test('gets no user id that the machine uses for something else', () => {
    expect(chooseOwner(new Set([65_533, 65_532]))).toEqual({ uid: 65_531, gid: 65_531 });
  });

  test('that belonged to the user nobody keeps its rows and gets its own user id, sockets included', async () => {
    await start(folder(), 'create table kept as select 7 as number');
    const { data, run, owner } = open();
    writeFileSync(join(run, '.s.PGSQL.5432.lock'), '99999999\n', { mode: 0o600 });
    for (const path of [data, run, ...entriesOf(data), ...entriesOf(run)]) chownSync(path, nobody, nobody);

    expect(await start(folder(), 'select number from kept')).toEqual([{ number: 7 }]);

    expect(ownersIn(data, run)).toEqual([owner?.uid]);
  });
});

function baseFromBefore() {
  mkdirSync(folder());
  const base = `/var/lib/maru-${createHash('sha256').update(folder()).digest('hex').slice(0, 10)}`;
  bases.push(base);
  mkdirSync(base);
  return base;
}

async function start(dataDir: string, sql = 'select 1') {
  bases.push(chooseFolders(dataDir).base);
  const { adminConnection, stop } = await startEmbeddedPostgres({
    dataDir,
    role: 'app',
    settings: { fsync: 'off' },
    log: () => {},
  });
  const client = new pg.Client(adminConnection);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  await stop();
  return rows;
}

function entriesOf(path: string) {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => existsSync(path));
}

function ownersIn(...folders: string[]) {
  const paths = folders.flatMap((path) => [path, ...entriesOf(path)]);
  return [...new Set(paths.map((path) => statSync(path).uid))];
}
