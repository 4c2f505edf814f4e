import { chownSync, lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Owner {
  uid: number;
  gid: number;
}

/** As whom initdb runs for root: it refuses an id that the system has no name for. */
export const NOBODY: Owner = { uid: 65_534, gid: 65_534 };

/** Ids that Debian and systemd give to nobody; those of a container reach this far too. */
const [firstUnused, lastUnused] = [65_520, 65_533];

/**
 * As whom root's PostgreSQL runs, and whose its files are: a user id that nothing else has. Not nobody's, as whom
 * other services run, and none that would have to be added to the system's users.
 */
export function chooseOwner(taken: ReadonlySet<number> = takenIds()): Owner {
  let id = lastUnused;
  while (id > firstUnused && taken.has(id)) id -= 1;
  return { uid: id, gid: id };
}

function takenIds() {
  const lines = ['/etc/passwd', '/etc/group'].flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  return new Set(lines.map((line) => Number(line.split(':')[2])));
}

export function isOwnedBy(path: string, { uid }: Owner) {
  return lstatSync(path).uid === uid;
}

/** The top changes hands last: a change that broke off is seen by it, and who had the folder is kept out meanwhile. */
export function giveFolder(folder: string, { uid, gid }: Owner) {
  chownSync(folder, 0, 0);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), uid, gid);
  }
  chownSync(folder, uid, gid);
}
