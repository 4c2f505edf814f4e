import type { FastifyInstance } from 'fastify';

/** Takes posted HTML forms in this scope, besides JSON. A field given twice counts once, the last. */
export function readFormBodies(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
