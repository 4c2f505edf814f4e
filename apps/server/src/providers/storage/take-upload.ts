import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/http/refusal.ts';
import type { DiskFolder } from './disk-folder.ts';
import { takeTime } from './slow-uploads.ts';

/** An upload that brings nothing for so long is given up. */
const idleMilliseconds = 30_000;
const longestMilliseconds = 30 * 60_000;
const brokenOff = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Takes the bodies of signed uploads to their keys. Of two to one key the later one goes on. */
export function uploadTaker(folder: DiskFolder) {
  const underWay = new Map<string, IncomingMessage>();

  return async function takeUpload(key: string, request: FastifyRequest): Promise<void> {
    const { raw } = request;
    underWay.get(key)?.destroy();
    underWay.set(key, raw);
    takeTime(raw);
    const giveUp = () => void raw.destroy();
    const idle = setTimeout(giveUp, idleMilliseconds);
    const longest = setTimeout(giveUp, longestMilliseconds);
    try {
      await folder.receive(
        key,
        noticing(raw, () => idle.refresh()),
      );
    } catch (error) {
      // Who sends it has gone, or was given up: nothing of ours has failed.
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
