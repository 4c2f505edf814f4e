import { readFile } from 'node:fs/promises';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { awsKeyOf } from '#server/files/file-keys.ts';
import { insertAwaitedFile, settleFile } from '#server/files/files.queries.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';

type Image = { userId: string; picture: string; at: Date };
const contentType = 'image/png';
/** Size of the drawings in pixels. */
const size = { width: 900, height: 1180 };

/** Stores the drawing of an invented certificate like an upload; undefined without a storage. */
export async function seedRegistrationImage(
  tx: Tx,
  storage: FileStorage | undefined,
  { userId: ownerId, picture, at }: Image,
): Promise<string | undefined> {
  if (!storage) return undefined;
  const id = newId();
  const file = { id, purpose: 'REGISTRATION_IMAGE', ownerId, contentType } as const;
  const awsKey = awsKeyOf(file);
  const content = await readFile(new URL(`pictures/${picture}-registration.png`, import.meta.url));
  await storage.write(awsKey, { bytes: content, contentType });

  const bytes = content.length;
  await insertAwaitedFile(tx, { ...file, awsKey, uploadedBy: ownerId, bytes, createdAt: at });
  await settleFile(tx, id, { status: 'ADMITTED', contentType, bytes, ...size, admittedAt: at });
  return id;
}
