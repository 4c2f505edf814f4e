import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { ClusterFolders } from './cluster-folders.ts';
import { giveFolder, isOwnedBy, NOBODY, type Owner } from './owner.ts';
import { refuseStart } from './refuse-start.ts';

export const SUPERUSER = 'postgres';
const UNFINISHED = 'data.new-';
/** TZ sets the time zone that initdb stores; LC_ALL sets the language of PostgreSQL's messages. */
export const CLEAN_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates the data folder if it is missing, otherwise checks its version and owner. Call it only while PostgreSQL is
 * down.
 */
export async function createCluster(folders: ClusterFolders, binaries: Binaries, isLasting: boolean) {
  if (existsSync(folders.data)) {
    refuseOtherMajor(folders, binaries);
    return adoptCluster(folders);
  }

  // The folder gets its final name only when it is complete, so an interrupted first start is repeated. The interrupted
  // initdb may still be running, so the temporary name contains the process id.
  removeUnfinished(folders.base);
  const fresh = join(folders.base, `${UNFINISHED}${process.pid}`);
  // Built-in collation sorts the same on every machine and does not need the package's old ICU.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];
  const sync = isLasting ? [] : ['--no-sync'];
  const options = [...locale, ...sync, '--no-instructions'];
  await runInitdb(join(binaries.folder, 'bin', 'initdb'), { folder: fresh, owner: folders.owner, options });
  renameSync(fresh, folders.data);
}

/** Changes the owner of root's database to its own user id, if it still belongs to the user `nobody`. */
function adoptCluster({ data, run, owner }: ClusterFolders) {
  if (!owner) return;
  if (!isOwnedBy(data, owner)) giveFolder(data, owner);
  giveFolder(run, owner);
}

function removeUnfinished(base: string) {
  for (const name of readdirSync(base).filter((name) => name.startsWith(UNFINISHED))) {
    rmSync(join(base, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

type NewData = { folder: string; owner: Owner | undefined; options: readonly string[] };

/** Runs initdb in a new folder. For root it runs as the user `nobody`, and the files then change owner. */
export async function runInitdb(program: string, { folder, owner, options }: NewData) {
  mkdirSync(folder, { mode: 0o700 });
  if (owner) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const identity = ['-D', folder, '-U', SUPERUSER, '-A', 'peer', '-E', 'UTF8'];
  try {
    const asNobody = owner && NOBODY;
    const spawnOptions = { ...asNobody, cwd: '/', env: CLEAN_ENVIRONMENT };
    await promisify(execFile)(program, [...identity, ...options], spawnOptions);
  } catch (cause) {
    const { stderr, message } = cause as Error & { stderr?: string };
    throw new Error(`The database could not be created in ${folder}: ${stderr?.trim() || message}`, {
      cause,
    });
  }
  if (owner) giveFolder(folder, owner);
}

function refuseOtherMajor({ data }: ClusterFolders, { major }: Binaries) {
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (found !== major) refuseStart('otherMajor', { data, found, major });
}

/**
 * Only processes of this OS user may connect, and the program connects with a role that is no superuser. No password is
 * needed: the kernel tells PostgreSQL who connects.
 */
export function writeAccessRules({ base, osUser }: ClusterFolders, role: string) {
  const mode = 0o644;
  const files = {
    'pg_hba.conf': `local all ${SUPERUSER},${role} peer map=maru\n`,
    'pg_ident.conf': `maru "${osUser}" ${SUPERUSER}\nmaru "${osUser}" ${role}\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(base, name), text, { mode });
    chmodSync(join(base, name), mode);
  }
}
