import {
  type Access,
  type Endpoint,
  NoContent,
  type OutputOf,
  type ParsedInputOf,
} from '@maru/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guard } from '#server/guards/guard.ts';
import type { Guards } from '#server/guards/guards.ts';
import { compressAnswer, mayCompress } from './answers/compress-answer.ts';
import { admitLargeBody, heavyQueue } from './answers/heavy-calls.ts';
import { NotModified } from './answers/not-modified.ts';
import { noteCall } from './call-facts.ts';
import type { Actor, Context, StoreContext, UserContext } from './context.ts';
import { type ContextSources, makeContext } from './make-context.ts';
import { parseInput } from './parse-input.ts';
import { limitCalls } from './rate-limits.ts';
import { Replayed } from './run-once.ts';

/** The context type that the endpoint's access implies. */
export type ContextOf<A extends readonly Access[]> = 'member' extends A[number]['kind']
  ? StoreContext
  : 'owner' extends A[number]['kind']
    ? StoreContext
    : 'anyone' extends A[number]['kind']
      ? Context
      : UserContext;

export type Route = {
  endpoint: Endpoint;
  act: (context: StoreContext, input: unknown) => Promise<unknown>;
};

/** Binds an endpoint to its act. The types reject an act that needs more than the endpoint's access gives. */
export function route<E extends Endpoint>(
  endpoint: E,
  act: (context: ContextOf<E['access']>, input: ParsedInputOf<E>) => Promise<OutputOf<E>>,
): Route {
  return { endpoint, act: act as unknown as Route['act'] };
}

/** Mounts routes: find the caller, parse the input, check access, run the act, check the answer. */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  sources: ContextSources & { guards: Guards },
) {
  for (const { endpoint, act } of routes) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // A HEAD request to a stream would never end.
      exposeHeadRoute: endpoint.stream !== true,
      ...(endpoint.mostBytes ? largeBody(endpoint, endpoint.mostBytes, sources.guards) : {}),
      ...(mayCompress(endpoint) ? { onSend: compressAnswer } : {}),
      handler: async (request, reply) => {
        // Revalidated answers may be cached, but every use must be revalidated.
        reply.header('cache-control', endpoint.revalidated ? 'private, no-cache' : 'no-store');
        const output = await answer(endpoint, act, request, reply, sources);
        if (endpoint.stream) return reply;
        if (output === notModified) return reply.code(304).send();
        if (endpoint.output === NoContent) return reply.code(204).send();
        return reply.send({ status: 'OK', response: output });
      },
    });
  }
}

/** A large body is read only after the caller is known and has a free slot. */
function largeBody(endpoint: Endpoint, bodyLimit: number, guards: Guards) {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await guard.caller(endpoint, request, guards);
    if (caller && endpoint.heavy) admitLargeBody(caller.userId, reply.raw);
  };
  return { bodyLimit, onRequest };
}

const notModified = Symbol('not modified');

async function answer(
  endpoint: Endpoint,
  act: Route['act'],
  request: FastifyRequest,
  reply: FastifyReply,
  sources: ContextSources & { guards: Guards },
): Promise<unknown> {
  noteCall(request, { endpoint: endpoint.name });
  const caller = await guard.caller(endpoint, request, sources.guards);
  if (caller) noteCall(request, { callerId: caller.userId });
  const isOpen = endpoint.access.some(({ kind }) => kind === 'anyone');
  // Signed-in users are counted as well, per user, so that an account does not bypass the limit.
  if (isOpen) await limitCalls(sources.db, endpoint.name, caller?.userId ?? request.ip);
  const run = () => runAct({ endpoint, act, request, reply, caller, sources });
  return endpoint.heavy && caller ? heavyQueue(caller.userId, run) : run();
}

async function runAct({
  endpoint,
  act,
  request,
  reply,
  caller,
  sources,
}: Route & {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Actor | undefined;
  sources: ContextSources & { guards: Guards };
}): Promise<unknown> {
  const input = parseInput(endpoint, request) as { storeId?: string };
  noteCall(request, { storeId: input.storeId });
  const membership = await guard.membership(endpoint, caller, input.storeId, sources.guards);
  const context = makeContext({ endpoint, request, reply, input, caller, membership, sources });
  try {
    const output = await act(context as StoreContext, input);
    // Answers returned by a transaction were checked before the commit.
    return endpoint.stream || context.isChecked(output) ? output : endpoint.output.parse(output);
  } catch (error) {
    if (error instanceof Replayed) return error.output;
    if (error instanceof NotModified) return notModified;
    throw error;
  }
}
