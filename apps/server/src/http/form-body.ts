import type { FastifyInstance } from 'fastify';

/** Accepts HTML forms in this scope, besides JSON. If a field is repeated, its last value counts. */
export function readFormBodies(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
