import { randomBytes } from 'node:crypto';
import type { BuildManifest, PageConfig, RenderPage } from '@maru/contract/rendered-page.ts';
import type { FastifyInstance } from 'fastify';
import { compressText } from '#server/http/answers/compress-text.ts';
import type { SendPage } from '#server/http/pages.ts';
import { Refusal } from '#server/http/refusal.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { isPageRequest } from './is-page-request.ts';
import { pageLanguage, registerLanguageChoice } from './language-choice.ts';
import { serveFiles } from './static-files.ts';

/** Pages of the account area, rendered on the server per request. */
export function accountPages(parts: {
  render: RenderPage;
  manifest: BuildManifest;
  startScript: string;
  config: PageConfig;
  folder: string;
}) {
  const { render, manifest, startScript, config, folder } = parts;

  const sendPage: SendPage = async (request, reply, content, options = {}) => {
    const { hasFrames = false, formTargets = [] } = options;
    const [asked = '/', query = ''] = request.url.split('?', 2);
    const { path = asked } = options;
    const nonce = randomBytes(16).toString('base64');
    const language = pageLanguage(request.headers);
    const page = { path, query, language, nonce, config, manifest, startScript };
    const rendered = await render(content === undefined ? page : { ...page, content });
    const isSecret = 'isSecret' in rendered && rendered.isSecret;
    if (isSecret || !reply.hasHeader('cache-control'))
      reply.header('cache-control', isSecret ? 'no-store' : cacheControl(query));
    if (isSecret || new URLSearchParams(query).has('token')) reply.header('referrer-policy', 'no-referrer');
    if ('redirectTo' in rendered) return reply.redirect(rendered.redirectTo, 302);

    // Compression is safe here although a page may echo its URL: the only secret in it is the nonce, which changes with
    // each request.
    const { body, encoding } = await compressText(rendered.html, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .code(options.status ?? rendered.status)
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        contentSecurityPolicy({
          nonce,
          formTargets: [config.hubUrl, ...formTargets],
          hasFrames,
          inlineScripts: [startScript],
        }),
      )
      .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
      .send(body);
  };

  return {
    sendPage,
    async register(app: FastifyInstance) {
      await serveFiles(app, folder);
      registerLanguageChoice(app, config.accountUrl);
      app.setNotFoundHandler((request, reply) => {
        if (!isPageRequest(request)) throw new Refusal('NOT_FOUND');
        return sendPage(request, reply);
      });
    },
  };
}

/** A query may contain a mail token, which is then part of the page. */
function cacheControl(query: string): string {
  return query === '' ? 'no-cache, private' : 'no-store';
}
