import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const NOBODY = { uid: 65534, gid: 65534 };
// sun_path is 108 bytes on Linux and 104 on macOS, one of them the closing zero.
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;

/** Where one embedded PostgreSQL lies, and as whom it runs. */
export interface Place {
  dataDir: string;
  base: string;
  data: string;
  run: string;
  /** Set when this process is root, which PostgreSQL refuses to run as. */
  owner: { uid: number; gid: number } | undefined;
  /** The one user of this machine whose processes may connect. */
  osUser: string;
}

export function choosePlace(dataDir: string): Place {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const real = realpathSync(dataDir);
  const isRoot = process.getuid?.() === 0;
  const name = createHash('sha256').update(real).digest('hex').slice(0, 10);
  // Its own user could not enter a DATA_DIR below /root.
  const base = isRoot ? `/var/lib/maru-${name}` : join(real, 'pg');
  return {
    dataDir: real,
    base,
    data: join(base, 'data'),
    run: chooseRun(base, name),
    owner: isRoot ? NOBODY : undefined,
    osUser: findOsUser(),
  };
}

export function makeFolders({ base, run, owner }: Place) {
  // Root keeps the base folder for itself: nothing that it writes there can be turned aside by a link.
  makeFolder(base, owner ? 0o711 : 0o700);
  makeFolder(run, 0o700, owner);
}

export function makeFolder(path: string, mode: number, owner?: Place['owner']) {
  mkdirSync(path, { recursive: true, mode });
  const { uid } = lstatSync(path);
  const expected = process.getuid?.();
  if (!lstatSync(path).isDirectory() || (uid !== expected && uid !== owner?.uid)) {
    throw new Error(`${path} belongs to somebody else (user id ${uid}). Remove it or set another DATA_DIR.`);
  }
  chmodSync(path, mode);
  if (owner) chownSync(path, owner.uid, owner.gid);
}

function chooseRun(base: string, name: string) {
  const fits = (folder: string) => Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH;
  const run = join(base, 'run');
  // Not os.tmpdir(): a second process with another TMPDIR has to find the same socket.
  return fits(run) ? run : `/tmp/maru-${process.getuid?.()}-${name}`;
}

/** Peer authentication and initdb ask the system for this name, too. */
function findOsUser() {
  try {
    return userInfo().username;
  } catch {
    throw new Error(
      `User id ${process.getuid?.()} has no entry in the system's list of users, so PostgreSQL cannot start as it. ` +
        'Add the user, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}
