import type { FastifyRequest } from 'fastify';

/** Which of our two origins the request came to. Links point there, because the page's CSP allows its own origin. */
export type PageOrigin = (request: FastifyRequest) => string;

export function pageOrigin({ accountUrl, hubUrl }: { accountUrl: string; hubUrl: string }): PageOrigin {
  return ({ host }) => (new URL(accountUrl).host === host ? accountUrl : hubUrl);
}
