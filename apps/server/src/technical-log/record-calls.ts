import { endpointsByFeature } from '@maru/contract/endpoints.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallFacts, callFactsOf } from '#server/http/call-facts.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import { describeError } from '#server/http/log-error.ts';
import { Refusal } from '#server/http/refusal.ts';
import { blanked } from './blank.ts';
import type { NewEntry, WriteEntry } from './entry.ts';

/** An expired token is renewed unnoticed, and password checks have entries of their own. */
const unremarkable = new Set(['UNAUTHENTICATED', 'LOGIN_FAILED']);
const remarkable = new Set(['FORBIDDEN', 'INCORRECT_ACCESS', 'TOO_MANY_REQUESTS']);
/** The same refusal of the same call and caller is stored once in this time, because screens repeat their requests. */
const repeatMilliseconds = 60_000;
const mostRemembered = 5_000;
const stackLines = 8;
const longestStack = 2_000;

const features = new Map(
  Object.entries(endpointsByFeature).flatMap(([feature, all]) => all.map(({ name }) => [name, feature])),
);

/** Stores each refused and failed call: its name, code, caller and store, never what was sent or answered. */
export function recordCalls(origin: FastifyInstance, write: WriteEntry) {
  const isRepeated = repeats();
  origin.addHook('onResponse', async (request, reply) => {
    const facts = callFactsOf(request);
    if (!facts?.failure || unremarkable.has(facts.failure.code)) return;
    const { endpoint, callerId, failure } = facts;
    // Not recorded, because scanners request thousands of addresses that do not exist.
    if (endpoint === undefined && reply.statusCode < 500) return;
    const from = [endpoint ?? request.routeOptions.url, failure.code, callerId ?? request.ip];
    const isMeant = reply.statusCode < 500 || facts.failure.error instanceof Refusal;
    if (isMeant && isRepeated(from.join(' '))) return;
    write(entryOf(request, reply, facts, failure));
  });
}

function entryOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint, callerId, storeId }: CallFacts,
  { code, error }: NonNullable<CallFacts['failure']>,
): NewEntry {
  const http = reply.statusCode;
  const { deviceType, clientVersion } = clientFactsOf(request);
  const cause = http >= 500 ? describeError(error) : undefined;
  return {
    logLevel: http >= 500 ? 'ERROR' : remarkable.has(code) ? 'WARN' : 'INFO',
    module: (endpoint !== undefined && features.get(endpoint)) || 'http',
    subject: endpoint ?? request.routeOptions.url,
    code,
    ...{ message: cause?.message, requestId: request.id, callerId, storeId, deviceType, clientVersion },
    details: {
      ...{ method: request.method, http, milliseconds: Math.round(reply.elapsedTime) },
      ...(cause && { type: String(cause.type), stack: topOf(cause.stack) }),
    },
  };
}

function topOf(stack: string | undefined): string {
  return blanked((stack ?? '').split('\n').slice(1, stackLines).join('\n'), longestStack);
}

/** Remembers keys for a while. The oldest key is dropped first. */
function repeats() {
  const until = new Map<string, number>();
  return (key: string) => {
    const now = performance.now();
    const known = until.get(key);
    if (known !== undefined && known > now) return true;
    until.delete(key);
    until.set(key, now + repeatMilliseconds);
    const [oldest] = until.keys();
    if (until.size > mostRemembered && oldest !== undefined) until.delete(oldest);
    return false;
  };
}
