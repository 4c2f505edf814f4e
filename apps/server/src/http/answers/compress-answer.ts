import type { Endpoint } from '@maru/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText } from './compress-text.ts';

/** Shorter responses fit into a few packets anyway. */
const least = 4_096;

/**
 * Whether the responses of an endpoint are compressed. If a response mixes a secret with text that an attacker chose,
 * its compressed size can leak the secret. So endpoints open to anyone or to any user are left out: their responses
 * include tokens.
 */
export function mayCompress({ access, stream }: Pick<Endpoint, 'access' | 'stream'>): boolean {
  return !stream && access.every(({ kind }) => kind !== 'anyone' && kind !== 'user');
}

/** Fastify `onSend` hook: compresses a long response if the client accepts it. */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  reply.header('vary', 'accept-encoding');
  if (typeof payload !== 'string' || payload.length < least) return payload;
  const { body, encoding } = await compressText(payload, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding).removeHeader('content-length');
  return body;
}
