import type { FastifyRequest } from 'fastify';
import { fail } from '#server/http/refusal.ts';

/** Refuses forms from other sites: they could sign a visitor in as somebody else, or allow an app for them. */
export function refuseForeignForm({ headers }: FastifyRequest, accountUrl: string): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isForeign =
    origin === undefined ? site !== undefined && site !== 'same-origin' : origin !== accountUrl;
  if (isForeign) fail('FORBIDDEN');
}
