import type { Language } from '@maru/contract/language.ts';
import type { Membership } from '@maru/contract/store-access/rights.ts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '#server/db/database.ts';

/** What every act gets. `now` is the business time of the request; tests set it. */
export type Context = {
  db: Db;
  now: Date;
  language: Language;
  requestId: string;
  log: FastifyBaseLogger;
  /** The signed-in user; undefined for a stranger. */
  actor: Actor | undefined;
  /** For the few acts that read or set cookies or headers. */
  request: FastifyRequest;
  reply: FastifyReply;
  /**
   * Runs `write` in one transaction. For an idempotent endpoint the answer is checked and stored under the request's
   * idempotency key in the same transaction, so a retry gets the stored answer and changes nothing.
   */
  transaction: <T>(write: (tx: Tx) => Promise<T>) => Promise<T>;
};

export type Actor = {
  userId: string;
  /** The grant of the access token: one sign-in on one device. */
  grantId: string;
  clientId: string;
};

/** The result of the first half of an act: an intent to carry out, or already the answer. */
export type Begun = { intent: unknown } | { answer: unknown };

export type UserContext = Context & {
  actor: Actor;
  /**
   * First half of an act that needs an outside provider: claims the idempotency key and commits the intent. The second
   * half is `transaction`. If `write` returns an answer, because no provider is needed, `intend` stores the answer and
   * there is no second half.
   */
  intend: <B extends Begun>(write: (tx: Tx) => Promise<B>) => Promise<B>;
  /** Where the answer is stored, for a job that may have to finish the act; undefined without an idempotency key. */
  answerKey: AnswerKey | undefined;
};

/** `membership` is missing if an admin uses an admin's call. */
export type StoreContext = UserContext & { storeId: string; membership: Membership | undefined };

export type AnswerKey = { scopeId: string; endpoint: string; key: string };
