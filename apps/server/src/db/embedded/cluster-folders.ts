import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { chooseOwner, NOBODY, type Owner } from './owner.ts';
import { refuseStart } from './refuse-start.ts';
import { baseOfRoot, claimBase, shortHash } from './root-base.ts';

// sun_path is 108 bytes on Linux and 104 on macOS, including the closing zero.
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;

/** Folders of one embedded PostgreSQL, and the user it runs as. */
export interface ClusterFolders {
  dataDir: string;
  base: string;
  data: string;
  run: string;
  /** Set if this process is root: PostgreSQL refuses to run as root. */
  owner: Owner | undefined;
  /** The only OS user whose processes may connect. */
  osUser: string;
}

export function chooseFolders(dataDir: string): ClusterFolders {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const real = realpathSync(dataDir);
  const isRoot = process.getuid?.() === 0;
  // Root's PostgreSQL runs as another user and could not enter a DATA_DIR below /root.
  const base = isRoot ? baseOfRoot(real) : join(real, 'pg');
  return {
    dataDir: real,
    base,
    data: join(base, 'data'),
    run: chooseRun(base, real),
    owner: isRoot ? chooseOwner() : undefined,
    osUser: findOsUser(),
  };
}

export function makeFolders(folders: ClusterFolders) {
  const { base, run, owner } = folders;
  // Only root can write to the base folder, so nobody can redirect root's writes with a link.
  makeFolder(base, owner ? 0o711 : 0o700);
  if (owner) claimBase(folders);
  makeFolder(run, 0o700, owner);
}

function makeFolder(path: string, mode: number, owner?: Owner) {
  mkdirSync(path, { recursive: true, mode });
  const { uid } = lstatSync(path);
  // Databases that were created before they had a user id of their own still belong to `nobody`.
  const mayBe = [process.getuid?.(), ...(owner ? [owner.uid, NOBODY.uid] : [])];
  if (!lstatSync(path).isDirectory() || !mayBe.includes(uid))
    refuseStart('somebodyElses', { path, uid: String(uid) });
  chmodSync(path, mode);
  if (owner) chownSync(path, owner.uid, owner.gid);
}

function chooseRun(base: string, dataDir: string) {
  const fits = (folder: string) => Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH;
  const run = join(base, 'run');
  // Not os.tmpdir(): a second process with another TMPDIR has to find the same socket.
  return fits(run) ? run : `/tmp/maru-${process.getuid?.()}-${shortHash(dataDir)}`;
}

/** Peer authentication and initdb look this name up in the system, too. */
function findOsUser() {
  try {
    return userInfo().username;
  } catch {
    return refuseStart('unknownUser', { uid: String(process.getuid?.()) });
  }
}
