import { z } from 'zod';
import type { LockPart } from './app-lock/lock-parts.ts';
import type { ErrorCode } from './errors.ts';
import type { Right } from './store-access/rights.ts';

/** Who may call an endpoint; one matching entry is enough. */
export type Access =
  | { kind: 'anyone' }
  | { kind: 'user' }
  | { kind: 'member'; right: Right | 'ANY' }
  | { kind: 'owner' }
  | { kind: 'admin' };

export const anyone = { kind: 'anyone' } as const;
export const user = { kind: 'user' } as const;
export const owner = { kind: 'owner' } as const;
export const admin = { kind: 'admin' } as const;
export function member<const R extends Right | 'ANY'>(right: R) {
  return { kind: 'member', right } as const;
}

type Input = z.ZodObject;

/** Output of a call without a body; answered with 204. */
export const NoContent = z.undefined();

export type Endpoint<
  I extends Input = Input,
  O extends z.ZodType = z.ZodType,
  A extends readonly Access[] = readonly Access[],
> = {
  /** Name of the act, unique in the product. Used as operationId in OpenAPI and as the scope of idempotency keys. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Keys written `:key` are taken from `input`; the rest of `input` is the query (GET, DELETE) or the JSON body. */
  path: `/${string}`;
  summary: string;
  access: A;
  lock?: LockPart;
  input: I;
  /** The content of `response` in `{ status: 'OK', response }`. */
  output: O;
  /** Error codes of the act itself. Those of the guard and the parser follow from `access` and `input`. */
  errors: readonly ErrorCode[];
  /** Changes money, points, stock or an order, or would create something twice: requires an `Idempotency-Key` header. */
  idempotent?: true;
  /**
   * The input contains a number or an address that can be guessed, so the hash that recognizes a repeat is
   * keyed with a secret. With `field`, this applies only if that field was sent. Otherwise the plain hash is
   * used, as earlier versions stored it.
   */
  guessable?: true | { field: string };
  /**
   * Accepts the age of a sale in the header `Sale-Age`. The header is not part of the request that an
   * idempotency key stands for.
   */
  aged?: true;
  /** Edits a row: `input` contains the `version` that the caller read. */
  versioned?: true;
  /** A DELETE whose input, such as a password, is too private for a URL and is sent in the body. */
  inBody?: true;
  /** Answers 304 without a body if the caller's copy is current; see `NotModified` in the server's http folder. */
  revalidated?: true;
  /** Body size limit in bytes; the default is one mebibyte. */
  mostBytes?: number;
  /**
   * Expensive for the server. Calls are queued fairly by user; a user with too many waiting calls is refused.
   */
  heavy?: true;
  /** Answers with server-sent events of type `output`. */
  stream?: true;
  /** Old spellings of `input` fields on the wire; only the wire and OpenAPI use them. */
  wireNames?: Readonly<Record<string, string>>;
};

/** Defines one call of the API. The guard, OpenAPI, the client, the navigation and tests read it. */
export function endpoint<I extends Input, O extends z.ZodType, const A extends readonly Access[]>(
  definition: Endpoint<I, O, A>,
): Endpoint<I, O, A> {
  return definition;
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

const pathKey = /:([A-Za-z]+)/g;

/** The keys of `input` that are in the path. */
export function pathKeys(definition: Pick<Endpoint, 'path'>): string[] {
  return [...definition.path.matchAll(pathKey)].map(([, key]) => key as string);
}

export function sendsBody(definition: Pick<Endpoint, 'method' | 'inBody'>): boolean {
  return definition.inBody === true || (definition.method !== 'GET' && definition.method !== 'DELETE');
}

export function hasStoreAccess(definition: Pick<Endpoint, 'access'>): boolean {
  return definition.access.some(({ kind }) => kind === 'member' || kind === 'owner');
}
