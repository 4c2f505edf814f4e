import { createHash, createHmac } from 'node:crypto';
import { type ErrorCode, errors } from '@maru/contract/errors.ts';
import type { FieldCode } from '@maru/contract/field-codes.ts';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction, violates } from '#server/db/in-transaction.ts';
import type { AnswerKey, Begun } from './context.ts';
import { claimKey, completeAnswer, insertAnswer, type StoredAnswer } from './idempotency.queries.ts';
import { fail, Refusal } from './refusal.ts';

/** Stored under an idempotency key: a success or a refusal. A retry gets it again. */
export type Answer =
  | { output: unknown }
  | { code: ErrorCode; detail: unknown; fields?: Record<string, FieldCode> | undefined };

/** Stores the missing answer under its key, for a job that finished the act of a request that died. */
export async function completeUnfinishedAnswer(tx: Tx, key: AnswerKey, answer: Answer) {
  await completeAnswer(tx, key, httpOf(answer), answer);
}

function httpOf(answer: Answer): number {
  return 'code' in answer ? errors[answer.code].http : 200;
}

/** Ends an act early with the stored answer of an earlier request with the same key. */
export class Replayed extends Error {
  readonly output: unknown;
  constructor(output: unknown) {
    super('replayed');
    this.output = output;
  }
}

/** Refusals that are not stored, because a retry with the same key may succeed. */
const undecided: readonly ErrorCode[] = ['REQUEST_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED', 'ORDER_PENDING'];

const keyForm = /^[\x20-\x7e]{1,255}$/;

export function readKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string')
    throw new Refusal('WRONG_FORMAT', undefined, { 'Idempotency-Key': 'required' });
  if (!keyForm.test(key)) throw new Refusal('WRONG_FORMAT', undefined, { 'Idempotency-Key': 'wrongFormat' });
  return key;
}

/**
 * Makes `transaction` and `intend` of one request with a key (docs/rules/retries.md, Idempotency keys). Key, effect
 * and checked answer are committed together. A refusal rolls the effect back and is stored as the answer, unless an
 * equal request was answered in the meantime: then that answer counts.
 */
export function runOnce(request: {
  db: Db;
  answerKey: AnswerKey;
  /**
   * Path and body as sent, before defaults: a later version's defaults must not make a retry look like another request.
   */
  sent: unknown;
  /** Key of the HMAC for a request that could be guessed from a plain hash; undefined: a plain hash is used. */
  hashKey: string | undefined;
  sentBy: string;
  now: Date;
}) {
  const { db, answerKey, sentBy, now, hashKey } = request;
  const hash = hashKey === undefined ? createHash('sha256') : createHmac('sha256', hashKey);
  const bodyHash = hash.update(canonicalJson(request.sent)).digest();
  let intended = false;

  async function claim(tx: Tx) {
    const { free, stored } = await claimKey(tx, answerKey);
    if (stored) replay(stored, bodyHash);
    if (!free) fail('REQUEST_IN_PROGRESS', { seconds: 1 });
  }

  const insert = (tx: Tx, answer: Answer | null) => {
    const row = { ...answerKey, bodyHash, sentBy, at: now, answer };
    return insertAnswer(tx, { ...row, http: answer && httpOf(answer) });
  };
  const store = (tx: Tx, answer: Answer) =>
    intended ? completeAnswer(tx, answerKey, httpOf(answer), answer) : insert(tx, answer);

  async function storeRefusal({ code, detail, fields }: Refusal) {
    if (undecided.includes(code)) return;
    await firstAnswerCounts(async (tx) => {
      if (!intended) await claim(tx);
      await store(tx, { code, detail, fields });
    });
  }

  /**
   * If two equal requests both saw no stored answer, the first commit wins. The other retries and finds that answer.
   */
  async function firstAnswerCounts<T>(write: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(db, write);
    } catch (error) {
      if (violates(error, 'idempotency_keys_pkey')) return inTransaction(db, write);
      throw error;
    }
  }

  async function run<T>(write: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await firstAnswerCounts(write);
    } catch (error) {
      if (error instanceof Refusal) await storeRefusal(error);
      throw error;
    }
  }

  return {
    transaction: <T>(write: (tx: Tx) => Promise<T>) =>
      run(async (tx) => {
        if (!intended) await claim(tx);
        const output = await write(tx);
        await store(tx, { output });
        return output;
      }),
    intend: async <B extends Begun>(write: (tx: Tx) => Promise<B>) => {
      const begun = await run(async (tx) => {
        await claim(tx);
        const begun = await write(tx);
        await insert(tx, 'answer' in begun ? { output: begun.answer } : null);
        return begun;
      });
      intended = 'intent' in begun;
      return begun;
    },
  };
}

/** Stable JSON: the order of keys does not matter. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function replay({ bodyHash, http, answer }: StoredAnswer, sentHash: Buffer): never {
  if (!bodyHash.equals(sentHash)) fail('IDEMPOTENCY_KEY_REUSED');
  if (http === null) fail('REQUEST_IN_PROGRESS', { seconds: 1 });

  const stored = answer as Answer;
  if ('code' in stored) throw new Refusal(stored.code, stored.detail, stored.fields);
  throw new Replayed(stored.output);
}
