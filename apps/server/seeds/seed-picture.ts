import { readFile } from 'node:fs/promises';
import type { FilePurpose } from '@maru/contract/files/file-rules.ts';
import sharp from 'sharp';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { awsKeyOf } from '#server/files/file-keys.ts';
import { insertAwaitedFile, settleFile } from '#server/files/files.queries.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';

type Picture = { userId: string; purpose: FilePurpose; picture: string; at: Date };
const contentType = 'image/png';

/** Stores a drawing, such as that of an invented certificate, like an upload; undefined without a storage. */
export async function seedPicture(
  tx: Tx,
  storage: FileStorage | undefined,
  { userId: ownerId, purpose, picture, at }: Picture,
): Promise<string | undefined> {
  if (!storage) return undefined;
  const id = newId();
  const file = { id, purpose, ownerId, contentType } as const;
  const awsKey = awsKeyOf(file);
  const content = await readFile(new URL(`pictures/${picture}.png`, import.meta.url));
  await storage.write(awsKey, { bytes: content, contentType });

  const [bytes, { width, height }] = [content.length, await sharp(content).metadata()];
  await insertAwaitedFile(tx, { ...file, awsKey, uploadedBy: ownerId, bytes, createdAt: at });
  await settleFile(tx, id, { status: 'ADMITTED', contentType, bytes, width, height, admittedAt: at });
  return id;
}
