import type { z } from 'zod';
import { Undeliverable } from '../undeliverable.ts';
import { dialled } from './dialled.ts';
import { clockNote, getJson, type JsonAnswer, postJson, type Reach } from './post-json.ts';

type Dealer = Reach & {
  /** Included in every error. */
  provider: string;
  baseUrl: string;
  headersOf: (call: { method: 'GET' | 'POST'; path: string; now: Date }) => Record<string, string>;
};

/** Expected status and shape of an answer. */
type Wanted<T> = { status: number; shape: z.ZodType<T> };

/**
 * Signed requests to a dealer that sends our messages. Errors name the dealer but contain neither recipients nor texts.
 */
export function dealerCalls({ provider, baseUrl, clock, longestMilliseconds, headersOf }: Dealer) {
  const askedFor = (method: 'GET' | 'POST', path: string, now: Date) => ({
    provider,
    url: `${baseUrl}${path}`,
    longestMilliseconds,
    headers: headersOf({ method, path, now }),
  });

  function read<T>(answer: JsonAnswer, { status, shape }: Wanted<T>, now: Date): T {
    const parsed = shape.safeParse(answer.body);
    if (answer.status === status && parsed.success) return parsed.data;
    const isRefused = answer.status === 401 || answer.status === 403;
    throw new Error(`${provider}: HTTP ${answer.status}${isRefused ? clockNote(answer, now) : ''}`);
  }

  return {
    /** The number in the dealer's format. */
    numberOf(to: string) {
      return dialled(to) ?? undeliverable('no such number');
    },
    /**
     * 400 is about this message and final. Problems with keys, quota or the dealer itself may pass until the next try.
     */
    async post<T>(path: string, body: unknown, wanted: Wanted<T>): Promise<T> {
      const now = clock();
      const answer = await postJson({ ...askedFor('POST', path, now), body });
      if (answer.status === 400) undeliverable('HTTP 400');
      return read(answer, wanted, now);
    },
    async get<T>(path: string, shape: z.ZodType<T>): Promise<T> {
      const now = clock();
      return read(await getJson(askedFor('GET', path, now)), { status: 200, shape }, now);
    },
  };

  function undeliverable(what: string): never {
    throw new Undeliverable(`${provider}: ${what}`);
  }
}
