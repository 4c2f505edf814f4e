import type { Endpoint } from '@maru/contract/endpoint.ts';
import { chooseLanguage, type Language } from '@maru/contract/language.ts';
import type { Membership } from '@maru/contract/store-access/rights.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Actor, AnswerKey, Begun, Context } from './context.ts';
import { readKey, runOnce } from './run-once.ts';

export type ContextSources = {
  db: Db;
  clock: () => Date;
  /** Called after each commit, so that streams and jobs are checked immediately. */
  onCommit: (storeId: string | undefined) => void;
  /** Hashes requests that could be guessed. */
  hashKey: string;
};

export function languageOf({ headers }: FastifyRequest): Language {
  const wish = headers.devicelanguage;
  return chooseLanguage(typeof wish === 'string' ? wish : undefined, headers['accept-language']);
}

/** Builds the context of one request's act. */
export function makeContext(parts: {
  endpoint: Endpoint;
  request: FastifyRequest;
  reply: FastifyReply;
  input: { storeId?: string };
  caller: Actor | undefined;
  membership: Membership | undefined;
  sources: ContextSources;
}) {
  const { endpoint, request, reply, input, caller, membership, sources } = parts;
  const now = sources.clock();
  const { storeId } = input;
  const checked = new WeakSet<object>();
  const answerKey =
    caller && endpoint.idempotent ? keyOf(endpoint, request, storeId ?? caller.userId) : undefined;
  const once =
    caller && answerKey
      ? runOnce({
          db: sources.db,
          answerKey,
          sent: [request.params, request.body],
          hashKey: isGuessable(endpoint, request) ? sources.hashKey : undefined,
          sentBy: caller.userId,
          now,
        })
      : { transaction: plain, intend: plain };

  function plain<T>(write: (tx: Tx) => Promise<T>): Promise<T> {
    return inTransaction(sources.db, write);
  }

  function check(answer: unknown) {
    const output = endpoint.output.parse(answer);
    if (typeof output === 'object' && output !== null) checked.add(output);
    return output;
  }

  async function transaction<T>(write: (tx: Tx) => Promise<T>): Promise<T> {
    const output = await once.transaction(async (tx) => check(await write(tx)) as T);
    sources.onCommit(storeId);
    return output;
  }

  async function intend<B extends Begun>(write: (tx: Tx) => Promise<B>): Promise<B> {
    const begun = await once.intend(async (tx) => {
      const begun = await write(tx);
      return 'answer' in begun ? ({ answer: check(begun.answer) } as B) : begun;
    });
    sources.onCommit(storeId);
    return begun;
  }

  const context: Context = {
    db: sources.db,
    now,
    language: languageOf(request),
    requestId: request.id,
    log: request.log,
    actor: caller,
    request,
    reply,
    transaction,
  };
  return {
    ...context,
    storeId,
    membership,
    answerKey,
    intend,
    isChecked: (output: unknown) => typeof output === 'object' && output !== null && checked.has(output),
  };
}

function isGuessable({ guessable }: Endpoint, { body }: FastifyRequest): boolean {
  if (typeof guessable !== 'object') return guessable === true;
  return typeof body === 'object' && body !== null && guessable.field in body;
}

function keyOf(endpoint: Endpoint, request: FastifyRequest, scopeId: string): AnswerKey {
  return { scopeId, endpoint: endpoint.name, key: readKey(request) };
}
