import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/http/refusal.ts';
import type { DiskFolder } from './disk-folder.ts';
import { allowSlowUpload } from './slow-uploads.ts';

/** An upload without data for this long is aborted. */
const idleMilliseconds = 30_000;
const longestMilliseconds = 30 * 60_000;
const brokenOff = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Stores the bodies of signed uploads. A second upload to the same key aborts the first. */
export function uploadTaker(folder: DiskFolder) {
  const underWay = new Map<string, IncomingMessage>();

  return async function takeUpload(key: string, request: FastifyRequest): Promise<void> {
    const { raw } = request;
    underWay.get(key)?.destroy();
    underWay.set(key, raw);
    allowSlowUpload(raw);
    const giveUp = () => void raw.destroy();
    const idle = setTimeout(giveUp, idleMilliseconds);
    const longest = setTimeout(giveUp, longestMilliseconds);
    try {
      await folder.receive(
        key,
        noticing(raw, () => idle.refresh()),
      );
    } catch (error) {
      // The client left or was aborted: not an error of ours.
      if (brokenOff.includes((error as NodeJS.ErrnoException).code ?? '')) throw new Refusal('WRONG_FORMAT');
      throw error;
    } finally {
      clearTimeout(idle);
      clearTimeout(longest);
      if (underWay.get(key) === raw) underWay.delete(key);
    }
  };
}

async function* noticing(stream: AsyncIterable<Buffer>, onChunk: () => void) {
  for await (const chunk of stream) {
    onChunk();
    yield chunk;
  }
}
