import type { FastifyReply } from 'fastify';

/** Hands the raw response to code that bypasses Fastify, with the headers that every response has. */
export function hijack(reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
}
