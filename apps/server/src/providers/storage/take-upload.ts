import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/http/refusal.ts';
import type { DiskFolder } from './disk-folder.ts';
import { takeTime } from './slow-uploads.ts';

/** An upload that brings nothing for so long is given up. */
const idleMilliseconds = 30_000;
const longestMilliseconds = 30 * 60_000;

/** Takes the bodies of signed uploads to their keys. Of two to one key the later one goes on. */
export function uploadTaker(folder: DiskFolder) {
  const underWay = new Map<string, AbortController>();

  return async function takeUpload(key: string, request: FastifyRequest): Promise<void> {
    underWay.get(key)?.abort();
    const superseded = new AbortController();
    underWay.set(key, superseded);
    takeTime(request, idleMilliseconds);
    const signal = AbortSignal.any([superseded.signal, AbortSignal.timeout(longestMilliseconds)]);
    try {
      await folder.receive(key, request.raw, signal);
    } catch (error) {
      // Broken off by who sent it, or given up: nothing of ours has failed.
      if (signal.aborted || request.raw.errored) throw new Refusal('WRONG_FORMAT');
      throw error;
    } finally {
      if (underWay.get(key) === superseded) underWay.delete(key);
    }
  };
}
