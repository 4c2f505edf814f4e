import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { causeOf } from '../ask-json.ts';

/** The provider's own address. Tests and journeys use another one. */
export const tossAddress = 'https://api.tosspayments.com';

/** A confirmation asks the card company. The provider advises against giving up earlier. */
const usualMilliseconds = 30_000;
/** A read has no effect and is repeated, so it may be given up sooner. */
const readMilliseconds = 10_000;
/** A page of 500 cash receipts has at most about 1 MB. */
const mostBytes = 2_000_000;
/** Temporary refusals: already under way (409), too many at the same time, or not in time. */
const passing = new Set([408, 409, 425, 429]);

export type TossReach = { baseUrl?: string; longestMilliseconds?: number };

/**
 * REFUSED: the provider says, by one of its codes, that it did not act. FAULT: it answered, but not whether it acted.
 */
export type TossAnswer =
  | { kind: 'DONE'; body: unknown }
  | { kind: 'REFUSED'; code: string }
  | { kind: 'FAULT'; what: string; http?: number };

/** Nobody knows whether the provider acted, or will act. The message contains nothing that was sent. */
export class TossUndecided extends Error {}

type Asking = { secretKey: string; signal?: AbortSignal };

/**
 * Calls of the core API v1, version 2022-11-16 (docs.tosspayments.com/reference). The secret key is the user name of
 * Basic authorization, without a password. All methods reject with `TossUndecided` if there is no answer.
 */
export function tossCalls({ baseUrl = tossAddress, longestMilliseconds = usualMilliseconds }: TossReach) {
  async function ask(path: string, init: RequestInit, { secretKey, signal }: Asking): Promise<TossAnswer> {
    const most =
      init.method === 'GET' ? Math.min(readMilliseconds, longestMilliseconds) : longestMilliseconds;
    const timeout = AbortSignal.timeout(most);
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        ...init,
        headers: { accept: 'application/json', authorization: basic(secretKey), ...init.headers },
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      return answerOf(response.status, await bodyOf(response));
    } catch (error) {
      throw new TossUndecided(`toss: no answer (${causeOf(error)})`);
    }
  }

  return {
    get: (path: string, asking: Asking) => ask(path, { method: 'GET' }, asking),
    /**
     * A repeat with the same key gets the first answer for 15 days, whatever its body; this includes errors. The
     * provider tells requests apart by this key, the secret key, the path and the method.
     */
    post: (path: string, body: object, { idempotencyKey, ...asking }: Asking & { idempotencyKey: string }) =>
      ask(
        path,
        {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
        },
        asking,
      ),
  };
}

export type TossCalls = ReturnType<typeof tossCalls>;

export type Toss = { calls: TossCalls; log: FastifyBaseLogger };

/** The body in the documented shape; undefined for any other. */
export function bodyAs<T>(shape: z.ZodType<T>, answer: TossAnswer): T | undefined {
  return answer.kind === 'DONE' ? shape.safeParse(answer.body).data : undefined;
}

/** The error of a call whose answer does not decide anything. */
export function undecided(answer: TossAnswer): TossUndecided {
  if (answer.kind === 'DONE') return new TossUndecided('toss: an answer in another shape');
  return new TossUndecided(`toss: ${answer.kind === 'REFUSED' ? answer.code : answer.what}`);
}

function answerOf(http: number, body: unknown): TossAnswer {
  if (http === 200) return body === undefined ? { kind: 'FAULT', what: 'no JSON' } : { kind: 'DONE', body };
  const code = codeIn(body);
  if (http < 400 || http >= 500 || passing.has(http) || code === undefined)
    return { kind: 'FAULT', what: `HTTP ${http} ${code ?? 'without a code'}`, http };
  return { kind: 'REFUSED', code };
}

/** The provider's code, if the text looks like one: a message could contain what was sent. */
function codeIn(body: unknown): string | undefined {
  const code = (body as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,79}$/.test(code) ? code : undefined;
}

async function bodyOf(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

function basic(secretKey: string): string {
  return `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
}
