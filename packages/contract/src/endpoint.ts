import { z } from 'zod';
import type { LockPart } from './app-lock/lock-parts.ts';
import type { ErrorCode } from './errors.ts';
import type { Right } from './store-access/rights.ts';

/** Who may call an endpoint; any one of the listed ways is enough. */
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

/** Output of a call that has nothing to say: 204, without a body. */
export const NoContent = z.undefined();

export type Endpoint<
  I extends Input = Input,
  O extends z.ZodType = z.ZodType,
  A extends readonly Access[] = readonly Access[],
> = {
  /** The act, unique in the product: OpenAPI's operationId and the idempotency scope. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Keys written `:key` are taken from `input`; the rest of `input` is the query (GET, DELETE) or the JSON body. */
  path: `/${string}`;
  summary: string;
  access: A;
  lock?: LockPart;
  input: I;
  /** What stands in `response` of `{ status: 'OK', response }`. */
  output: O;
  /** Refusals of the act itself; what the guard and the parser refuse is implied by `access` and `input`. */
  errors: readonly ErrorCode[];
  /** Moves money, points, stock or an order: needs an `Idempotency-Key` header. */
  idempotent?: true;
  /** Edits a row: `input` carries the `version` it was read with. */
  versioned?: true;
  /** Answers 304 without a body to who has it already; see `NotModified` of the server's http. */
  revalidated?: true;
  /** Largest body that is read, where it is not a mebibyte. */
  mostBytes?: number;
  /** Keeps the server busy for a while: users take turns, and who has too many of these waiting is refused. */
  heavy?: true;
  /** Answers with a stream of server-sent events of `output`, not with one answer. */
  stream?: true;
  /** Where the wire spells a field of `input` otherwise; only wire and OpenAPI show it. */
  wireNames?: Readonly<Record<string, string>>;
};

/** States one call of the product. Guard, OpenAPI, client, navigation and tests read it from here. */
export function endpoint<I extends Input, O extends z.ZodType, const A extends readonly Access[]>(
  definition: Endpoint<I, O, A>,
): Endpoint<I, O, A> {
  return definition;
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

const pathKey = /:([A-Za-z]+)/g;

/** The names of `input` that stand in the path. */
export function pathKeys(definition: Pick<Endpoint, 'path'>): string[] {
  return [...definition.path.matchAll(pathKey)].map(([, key]) => key as string);
}

export function sendsBody(definition: Pick<Endpoint, 'method'>): boolean {
  return definition.method !== 'GET' && definition.method !== 'DELETE';
}

export function hasStoreAccess(definition: Pick<Endpoint, 'access'>): boolean {
  return definition.access.some(({ kind }) => kind === 'member' || kind === 'owner');
}
