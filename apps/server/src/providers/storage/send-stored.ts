import { basename } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/http/refusal.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import type { DiskFolder } from './disk-folder.ts';
import { bytesToDetectType, typeOfContent } from './type-of-content.ts';

/** A file opened directly must not run scripts on our origin. */
const policy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** Sends a file, or the requested range of it. */
export async function sendStored(
  folder: DiskFolder,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const beginning = await folder.read(key, bytesToDetectType);
  if (!beginning) throw new Refusal('NOT_FOUND');
  const { length } = beginning;
  reply
    .type(await typeOfContent(beginning.bytes))
    .header('content-disposition', `inline; filename="${basename(key)}"`)
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('accept-ranges', 'bytes')
    // Not cached: the next person at this device must not see it.
    .header('cache-control', 'private, no-store');

  // If-Range asks for a part of a cached version; nothing may be cached, so the whole file is sent.
  const range = request.headers['if-range'] ? undefined : byteRange(request.headers.range, length);
  if (range === 'NONE') return reply.code(416).header('content-range', `bytes */${length}`).send();
  const part = range ?? { start: 0, end: length - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${length}`);
  reply.header('content-length', part.end - part.start + 1);
  return request.method === 'HEAD' ? reply.send() : reply.send(await streamOf(folder, key, part));
}

async function streamOf(folder: DiskFolder, key: string, part: ByteRange) {
  const file = await folder.open(key);
  if (!file) throw new Refusal('NOT_FOUND');
  return file.handle.createReadStream(part);
}
