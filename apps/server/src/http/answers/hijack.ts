import type { FastifyReply } from 'fastify';

/** Leaves the answer to who writes it past Fastify, with the headers that every answer has. */
export function hijack(reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
}
