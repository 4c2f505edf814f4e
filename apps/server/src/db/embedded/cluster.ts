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
import type { Place } from './place.ts';

export const SUPERUSER = 'postgres';
const UNFINISHED = 'data.new-';
/** TZ decides the time zone that initdb writes down; LC_ALL the language of what PostgreSQL reports. */
export const CLEAN_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Makes the data folder unless it is there. */
export async function createCluster(place: Place, binaries: Binaries, isLasting: boolean) {
  if (existsSync(place.data)) return refuseOtherMajor(place, binaries);

  // Renamed when whole, so that a first start that broke off is done again. Its initdb may still be at work: a new name.
  removeUnfinished(place.base);
  const fresh = join(place.base, `${UNFINISHED}${process.pid}`);
  mkdirSync(fresh, { mode: 0o700 });
  if (place.owner) chownSync(fresh, place.owner.uid, place.owner.gid);
  await runInitdb(fresh, place, binaries, isLasting);
  renameSync(fresh, place.data);
}

function removeUnfinished(base: string) {
  for (const name of readdirSync(base).filter((name) => name.startsWith(UNFINISHED))) {
    rmSync(join(base, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function runInitdb(folder: string, { owner }: Place, binaries: Binaries, isLasting: boolean) {
  const identity = ['-D', folder, '-U', SUPERUSER, '-A', 'peer', '-E', 'UTF8'];
  // Built-in collation: the same order of texts on every machine, and none of the package's old ICU.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];
  const sync = isLasting ? [] : ['--no-sync'];
  const program = join(binaries.folder, 'bin', 'initdb');
  try {
    const options = { ...owner, cwd: '/', env: CLEAN_ENVIRONMENT };
    await promisify(execFile)(program, [...identity, ...locale, ...sync, '--no-instructions'], options);
  } catch (cause) {
    const { stderr, message } = cause as Error & { stderr?: string };
    throw new Error(`The database could not be created in ${folder}: ${stderr?.trim() || message}`, {
      cause,
    });
  }
}

function refuseOtherMajor({ data }: Place, binaries: Binaries) {
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (found === binaries.major) return;
  throw new Error(
    `The data in ${data} was written by PostgreSQL ${found} and cannot be read by ${binaries.major}. ` +
      'Move it away for an empty database, or set DATABASE_URL to a server that has it.',
  );
}

/**
 * Only processes of this one user of the machine get in, and the program as a role that is no superuser.
 * Nothing to keep secret: the kernel tells PostgreSQL who asks.
 */
export function writeAccessRules({ base, osUser }: Place, role: string) {
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
