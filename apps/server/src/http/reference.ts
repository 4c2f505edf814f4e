import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type OriginUrls, openApiDocument } from './openapi.ts';

const ownFolder = join(import.meta.dirname, 'reference');
const swaggerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const served = ['/start.js', '/swagger-ui.css', '/swagger-ui-bundle.js'];

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `/openapi.json` and the page `/reference` that displays it, on the hub's origin. */
export function registerReference(app: FastifyInstance, urls: OriginUrls) {
  let document: ReturnType<typeof openApiDocument> | undefined;

  app.get('/openapi.json', async () => {
    document ??= openApiDocument(urls);
    return document;
  });
  app.get('/reference', async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(await readFile(join(ownFolder, 'page.html'))),
  );
  app.register(fastifyStatic, {
    root: [ownFolder, swaggerFolder],
    prefix: '/reference/',
    index: false,
    decorateReply: false,
    allowedPath: (path) => served.includes(path),
  });
}
