import type { ErrorCode } from '@maru/contract/errors.ts';
import type { FastifyRequest } from 'fastify';

/** What is known of a call by the time it is answered. */
export type CallFacts = {
  /** Name of the endpoint; undefined for other addresses. */
  endpoint?: string;
  callerId?: string;
  /** The store that the call named. */
  storeId?: string | undefined;
  failure?: { code: ErrorCode; error: unknown };
};

const known = new WeakMap<FastifyRequest, CallFacts>();

export function noteCall(request: FastifyRequest, facts: CallFacts) {
  known.set(request, { ...known.get(request), ...facts });
}

export function callFactsOf(request: FastifyRequest): CallFacts | undefined {
  return known.get(request);
}
