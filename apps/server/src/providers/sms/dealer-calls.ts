import type { z } from 'zod';
import { Undeliverable } from '../undeliverable.ts';
import { dialled } from './dialled.ts';
import { clockNote, getJson, type JsonAnswer, postJson, type Reach } from './post-json.ts';

type Dealer = Reach & {
  /** Named in every failure. */
  provider: string;
  baseUrl: string;
  headersOf: (call: { method: 'GET' | 'POST'; path: string; now: Date }) => Record<string, string>;
};

/** What an answer has to be: this status, and a body of this shape. */
type Wanted<T> = { status: number; shape: z.ZodType<T> };

/** Signed calls of a dealer who sends our messages; what they throw names the dealer and nothing of whom or what. */
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
    /** As the dealer takes a number. */
    numberOf(to: string) {
      return dialled(to) ?? undeliverable('no such number');
    },
    /** 400 is about this message; keys, quota and the dealer itself may be in order again by the next try. */
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
