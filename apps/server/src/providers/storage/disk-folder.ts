import { constants, createWriteStream } from 'node:fs';
import { type FileHandle, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newId } from '#server/db/new-id.ts';
import type { Beginning } from './file-storage.ts';
import { incomingFolder, isStorageKey } from './storage-key.ts';

const folderMode = 0o700;
const fileMode = 0o600;

export type DiskFolder = ReturnType<typeof diskFolder>;

/**
 * Files by key in a folder that only this user may enter. A file is written under a temporary name in `incoming` and
 * gets its key when it is complete.
 */
export function diskFolder(root: string) {
  const incoming = join(root, incomingFolder);

  function pathOf(key: string): string {
    if (!isStorageKey(key)) throw new Error('no key of a file');
    return join(root, key);
  }

  /** Calls `write` with a temporary name, then `keep`, which may move the file; finally deletes what is left. */
  async function whole<T>(write: (part: string) => Promise<unknown>, keep: (part: string) => Promise<T>) {
    const part = join(incoming, `${newId()}.part`);
    await mkdir(incoming, { recursive: true, mode: folderMode });
    try {
      await write(part);
      return await keep(part);
    } finally {
      await rm(part, { force: true });
    }
  }

  /** Linking fails if the name exists, so only one of two concurrent writers succeeds. */
  async function nameOnce(part: string, key: string): Promise<boolean> {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: folderMode });
    return orElse('EEXIST', false, async () => {
      await link(part, path);
      return true;
    });
  }

  async function openFile(key: string): Promise<{ handle: FileHandle; length: number } | undefined> {
    return orElse('ENOENT', undefined, async () => {
      const handle = await open(pathOf(key), constants.O_RDONLY);
      return { handle, length: (await handle.stat()).size };
    });
  }

  return {
    open: openFile,
    /** Replaces the file under the key with the stream's content. */
    receive: (key: string, stream: AsyncIterable<Buffer>) =>
      whole(
        (part) => pipeline(stream, createWriteStream(part, { flags: 'wx', mode: fileMode, flush: true })),
        (part) => rename(part, pathOf(key)),
      ),
    async read(key: string, most: number): Promise<Beginning | undefined> {
      const file = await openFile(key);
      if (!file) return undefined;
      try {
        const bytes = Buffer.alloc(Math.min(most, file.length));
        const { bytesRead } = await file.handle.read(bytes, 0, bytes.length, 0);
        return {
          bytes: bytes.subarray(0, bytesRead),
          length: file.length,
          version: await versionOf(file.handle),
        };
      } finally {
        await file.handle.close();
      }
    },
    write: (key: string, bytes: Buffer) =>
      whole(
        (part) => writeFile(part, bytes, { flag: 'wx', mode: fileMode, flush: true }),
        (part) => nameOnce(part, key),
      ),
    adopt: (key: string, from: { key: string; version: string }) =>
      orElse('ENOENT', false, () =>
        whole(
          (part) => link(pathOf(from.key), part),
          async (part) => (await versionAt(part)) === from.version && nameOnce(part, key),
        ),
      ),
    delete: (key: string) => rm(pathOf(key), { force: true }),
    async deleteIncomingBefore(before: Date) {
      for (const name of await orElse<string[]>('ENOENT', [], () => readdir(incoming))) {
        const path = join(incoming, name);
        const found = await orElse('ENOENT', undefined, () => stat(path));
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}

async function versionOf(handle: FileHandle): Promise<string> {
  const { ino, size, mtimeNs } = await handle.stat({ bigint: true });
  return `${ino}-${size}-${mtimeNs}`;
}

async function versionAt(path: string): Promise<string> {
  const { ino, size, mtimeNs } = await stat(path, { bigint: true });
  return `${ino}-${size}-${mtimeNs}`;
}

async function orElse<T>(code: 'ENOENT' | 'EEXIST', fallback: T, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return fallback;
    throw error;
  }
}
