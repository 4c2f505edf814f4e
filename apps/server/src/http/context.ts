import type { Language } from '@maru/contract/language.ts';
import type { Membership } from '@maru/contract/store-access/rights.ts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '#server/db/database.ts';

/** What every act may use. `now` is the business time of this request; tests set it. */
export type Context = {
  db: Db;
  now: Date;
  language: Language;
  requestId: string;
  log: FastifyBaseLogger;
  /** Who is signed in; undefined for a stranger, where anyone may call. */
  actor: Actor | undefined;
  /** For the few acts that read or set cookies or headers. */
  request: FastifyRequest;
  reply: FastifyReply;
  /**
   * Runs `write` in one transaction. Where the endpoint is idempotent the answer is checked and stored under the
   * request's key in that same transaction, so that a repeat gets the first answer and nothing happens twice.
   */
  transaction: <T>(write: (tx: Tx) => Promise<T>) => Promise<T>;
};

export type Actor = {
  userId: string;
  /** The grant behind the access token: one sign-in on one device. */
  grantId: string;
  clientId: string;
};

/** What the first half of an act comes to. */
export type Begun = { intent: unknown } | { answer: unknown };

export type UserContext = Context & {
  actor: Actor;
  /**
   * First half of an act that an outside provider may have to decide: claims the key (running) and commits the intent.
   * The second half is `transaction`. Where nobody has to be asked it commits the answer instead, and there is none.
   */
  intend: <B extends Begun>(write: (tx: Tx) => Promise<B>) => Promise<B>;
  /** Where the request's answer is stored, for a job that has to finish the act; undefined without a key. */
  answerKey: AnswerKey | undefined;
};

/** `membership` is missing where an admin calls who is no member. */
export type StoreContext = UserContext & { storeId: string; membership: Membership | undefined };

export type AnswerKey = { scopeId: string; endpoint: string; key: string };
