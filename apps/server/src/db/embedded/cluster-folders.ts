import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { chooseOwner, NOBODY, type Owner } from './owner.ts';
import { refuseStart } from './refuse-start.ts';
import { baseOfRoot, claimBase, shortHash } from './root-base.ts';

// sun_path is 108 bytes on Linux and 104 on macOS, one of them the closing zero.
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;

/** Where one embedded PostgreSQL lies, and as whom it runs. */
export interface ClusterFolders {
  dataDir: string;
  base: string;
  data: string;
  run: string;
  /** Set when this process is root, which PostgreSQL refuses to run as. */
  owner: Owner | undefined;
  /** The one user of this machine whose processes may connect. */
  osUser: string;
}

export function chooseFolders(dataDir: string): ClusterFolders {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const real = realpathSync(dataDir);
  const isRoot = process.getuid?.() === 0;
  // Root's PostgreSQL could not enter a DATA_DIR below /root.
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
  // Root keeps the base folder for itself: nothing that it writes there can be turned aside by a link.
  makeFolder(base, owner ? 0o711 : 0o700);
  if (owner) claimBase(folders);
  makeFolder(run, 0o700, owner);
}

function makeFolder(path: string, mode: number, owner?: Owner) {
  mkdirSync(path, { recursive: true, mode });
  const { uid } = lstatSync(path);
  // It was nobody's before it had an owner of its own.
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

/** Peer authentication and initdb ask the system for this name, too. */
function findOsUser() {
  try {
    return userInfo().username;
  } catch {
    return refuseStart('unknownUser', { uid: String(process.getuid?.()) });
  }
}
