import type { Endpoint } from '@maru/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText } from './compress-text.ts';

/** What is shorter goes out in a few packets anyway. */
const least = 4_096;

/**
 * Whether the answers of a call are compressed. The size of what was compressed may tell a secret that stands beside what
 * somebody else chose, so answers that anyone or only a person is given are not: tokens are among them.
 */
export function mayCompress({ access, stream }: Pick<Endpoint, 'access' | 'stream'>): boolean {
  return !stream && access.every(({ kind }) => kind !== 'anyone' && kind !== 'user');
}

/** Fastify's `onSend`: compresses a long answer for who takes that. */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  reply.header('vary', 'accept-encoding');
  if (typeof payload !== 'string' || payload.length < least) return payload;
  const { body, encoding } = await compressText(payload, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding).removeHeader('content-length');
  return body;
}
