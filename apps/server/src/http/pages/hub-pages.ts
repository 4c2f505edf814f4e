import { createHash } from 'node:crypto';
import type { PageConfig } from '@maru/contract/rendered-page.ts';
import type { FastifyInstance } from 'fastify';
import { compressText } from '#server/http/answers/compress-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { isPageRequest } from './is-page-request.ts';
import { serveFiles } from './static-files.ts';

const placeholder = '<!--config-->';
/** The built service worker contains this text in place of the hash of the page that it stores. */
const hashPlaceholder = 'INDEX_SHA256';

const workerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** The hub is a single-page app: every path that is no file and no endpoint answers with its index page. */
export function hubPages(parts: {
  index: string;
  /** The built service worker. */
  worker: string;
  config: PageConfig;
  folder: string;
  /** Origins for uploads and files, besides this one. */
  fileOrigins: readonly string[];
}) {
  const { index, config, folder, fileOrigins } = parts;
  const html = withConfig(index, config);
  const worker = parts.worker.replaceAll(hashPlaceholder, createHash('sha256').update(html).digest('base64'));
  const pictureOrigins = config.mapTiles ? [new URL(config.mapTiles.url).origin] : [];
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'content-security-policy': contentSecurityPolicy({
      formTargets: [],
      fileOrigins,
      pictureOrigins,
      inlineScripts: scriptsIn(index),
    }),
    // The page `/` of the account area decides by the referrer (sign-in/front-door.ts).
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  return {
    async register(app: FastifyInstance) {
      await serveFiles(app, folder);
      app.get('/service-worker.js', async (request, reply) => {
        const { body, encoding } = await compressText(worker, request.headers['accept-encoding']);
        if (encoding) reply.header('content-encoding', encoding);
        return reply.headers(workerHeaders).send(body);
      });
      app.setNotFoundHandler(async (request, reply) => {
        if (!isPageRequest(request)) throw new Refusal('NOT_FOUND');
        const { body, encoding } = await compressText(html, request.headers['accept-encoding']);
        if (encoding) reply.header('content-encoding', encoding);
        return reply.headers(headers).send(body);
      });
    },
  };
}

/** Inline scripts of the built page, before anything is filled in. */
function scriptsIn(index: string): string[] {
  return [...index.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
}

function withConfig(index: string, config: PageConfig): string {
  if (!index.includes(placeholder)) throw new Error(`The hub's index.html lacks ${placeholder}`);
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return index.replace(placeholder, () => `<script type="application/json" id="config">${json}</script>`);
}
