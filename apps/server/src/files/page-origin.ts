import type { FastifyRequest } from 'fastify';

/** Of our two origins the one whose page asks: its policy lets it reach itself. */
export type PageOrigin = (request: FastifyRequest) => string;

export function pageOrigin({ accountUrl, hubUrl }: { accountUrl: string; hubUrl: string }): PageOrigin {
  return ({ host }) => (new URL(accountUrl).host === host ? accountUrl : hubUrl);
}
