import {
  type FilePurpose,
  fileProblem,
  fileRules,
  isPublicPurpose,
} from '@maru/contract/files/file-rules.ts';
import sharp from 'sharp';
import type { Beginning, FileStorage } from '#server/providers/storage/file-storage.ts';
import { bytesToDetectType, typeOfContent } from '#server/providers/storage/type-of-content.ts';
import { cleanImage, imageQueue } from './clean-image.ts';
import { incomingKeyOf } from './file-keys.ts';

/** The result of an inspection. If a refused file has an allowed type and size, it had too many pixels. */
export type Found = {
  status: 'ADMITTED' | 'REFUSED';
  contentType: string;
  bytes: number;
  width: number | null;
  height: number | null;
};

/** `askedBy`: the user whose turn in the queue is used, even if another user uploaded the file. */
type Upload = { id: string; awsKey: string; purpose: FilePurpose; askedBy: string };

/**
 * Inspects an upload and, if it is admitted, writes it once under its key. A second inspection, concurrent or after a
 * crash, finds the written file and uses it. Undefined if nothing was uploaded or it changed during the inspection.
 */
export async function inspectFile(storage: FileStorage, file: Upload): Promise<Found | undefined> {
  return file.purpose === 'VIDEO'
    ? inspectVideo(storage, file)
    : imageQueue(file.askedBy, () => inspectImage(storage, file));
}

async function inspectImage(storage: FileStorage, file: Upload): Promise<Found | undefined> {
  const arrived = await storage.read(incomingKeyOf(file.id), fileRules[file.purpose].mostBytes);
  if (!arrived) return admittedBefore(storage, file);

  const { contentType, refused } = await judge(file.purpose, arrived);
  if (refused) return refused;
  if (contentType !== 'image/png' && contentType !== 'image/jpeg') throw new Error('no image');
  const isPhoto = isPublicPurpose(file.purpose) || file.purpose === 'PROFILE_IMAGE';
  const image = await cleanImage(arrived.bytes, { contentType, isPhoto });
  if (image === 'BROKEN') return refusal('application/octet-stream', arrived.length);
  if (image === 'TOO_MANY_PIXELS') return refusal(contentType, arrived.length);

  const { bytes, ...facts } = image;
  const isFirst = await storage.write(file.awsKey, { bytes, contentType: facts.contentType });
  return isFirst ? { status: 'ADMITTED', bytes: bytes.length, ...facts } : admittedBefore(storage, file);
}

async function inspectVideo(storage: FileStorage, file: Upload): Promise<Found | undefined> {
  const key = incomingKeyOf(file.id);
  const arrived = await storage.read(key, bytesToDetectType);
  if (!arrived) return admittedBefore(storage, file);

  const { contentType, refused } = await judge(file.purpose, arrived);
  if (refused) return refused;
  const isFirst = await storage.adopt(file.awsKey, { key, version: arrived.version, contentType });
  return isFirst
    ? { status: 'ADMITTED', contentType, bytes: arrived.length, width: null, height: null }
    : admittedBefore(storage, file);
}

async function judge(purpose: FilePurpose, arrived: Beginning) {
  const contentType = await typeOfContent(arrived.bytes);
  const problem = fileProblem(purpose, { contentType, bytes: arrived.length });
  return { contentType, refused: problem && refusal(contentType, arrived.length) };
}

function refusal(contentType: string, bytes: number): Found {
  return { status: 'REFUSED', contentType, bytes, width: null, height: null };
}

/** A file under its final key has been inspected before. */
async function admittedBefore(storage: FileStorage, file: Upload): Promise<Found | undefined> {
  const isVideo = file.purpose === 'VIDEO';
  const kept = await storage.read(
    file.awsKey,
    isVideo ? bytesToDetectType : fileRules[file.purpose].mostBytes,
  );
  if (!kept) return undefined;
  const contentType = await typeOfContent(kept.bytes);
  const { width, height } = isVideo ? { width: null, height: null } : await sharp(kept.bytes).metadata();
  return { status: 'ADMITTED', contentType, bytes: kept.length, width, height };
}
