import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers a request of the account area with its rendered page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
