import { chownSync, lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Owner {
  uid: number;
  gid: number;
}

/** initdb runs as this user for root, because it refuses an id without a user name. */
export const NOBODY: Owner = { uid: 65_534, gid: 65_534 };

/** Ids that Debian and systemd leave unassigned and that exist in containers, too. */
const [firstUnused, lastUnused] = [65_520, 65_533];

/**
 * The user id that root's PostgreSQL and its files belong to: one that nothing else uses. Not nobody, because other
 * services run as nobody. No new system user is needed.
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

/**
 * The top folder changes owner last. Until then the previous owner is locked out, and an interrupted change is visible.
 */
export function giveFolder(folder: string, { uid, gid }: Owner) {
  chownSync(folder, 0, 0);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), uid, gid);
  }
  chownSync(folder, uid, gid);
}
