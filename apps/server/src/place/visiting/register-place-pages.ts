import { errors } from '@maru/contract/errors.ts';
import { chooseLanguage, type Language } from '@maru/contract/language.ts';
import type { NoPlaceReason, PlaceRenderer } from '@maru/contract/place/rendered-place.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginFailure } from '#server/http/answer-failure.ts';
import { knowsTag } from '#server/http/answers/not-modified.ts';
import { networkOf } from '#server/http/network-of.ts';
import { scriptlessPolicy } from '#server/http/pages/content-security.ts';
import type { PlacePages } from '../page/open-place-pages.ts';
import { type PlaceAddress, readPlaceAddress, writePlaceAddress } from './place-address.ts';
import { renderedPages } from './rendered-pages.ts';

/** A change, such as an item that is sold out, shows within seconds, also behind a proxy that caches. */
const cacheControl = 'public, max-age=2';

type Parts = { places: PlacePages; renderer: PlaceRenderer; hubUrl: string };

/** The public pages of stores, for anyone and without scripts. It answers everything below `/place`. */
export function registerPlacePages(hub: FastifyInstance, { places, renderer, hubUrl }: Parts): void {
  const policy = scriptlessPolicy(renderer.styles);
  const render = renderedPages(renderer, hubUrl);
  const noPlace = new Map<string, string>();

  function sendNoPlace(request: FastifyRequest, reply: FastifyReply, status: number, reason: NoPlaceReason) {
    const language = chooseLanguage(request.headers['accept-language']);
    return asPage(reply, policy)
      .code(status)
      .headers({ 'content-language': language, vary: 'accept-language' })
      .send(renderNoPlace(language, reason));
  }

  /** Rendered once for each language and reason, because anybody may request addresses that do not exist. */
  function renderNoPlace(language: Language, reason: NoPlaceReason): string {
    const key = `${language} ${reason}`;
    const page = noPlace.get(key) ?? renderer.renderNoPlace(language, reason);
    noPlace.set(key, page);
    return page;
  }

  async function open(request: FastifyRequest, reply: FastifyReply) {
    const asked = readPlaceAddress(request.url);
    const found = asked && (await places.read(asked.slug, networkOf(request.ip)));
    if (!asked || !found || found.kind === 'NOT_FOUND') {
      reply.header('cache-control', cacheControl);
      return sendNoPlace(request, reply, 404, 'MISSING');
    }
    if (found.kind === 'MOVED' || !isAsWritten(request, asked))
      return redirect(reply, { ...asked, slug: found.slug });

    const language = asked.language ?? chooseLanguage(request.headers['accept-language']);
    const page = render(found, { language, namesLanguage: asked.language !== null });
    asPage(reply, policy).headers({
      'cache-control': cacheControl,
      'content-language': language,
      etag: `W/"${page.tag}"`,
      vary: asked.language === null ? 'accept-language, accept-encoding' : 'accept-encoding',
    });
    if (knowsTag(request.headers, page.tag)) return reply.code(304).send();
    const { body, encoding } = await page.encoded(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(body);
  }

  hub.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      const { code } = beginFailure(error, request, reply);
      return sendNoPlace(request, reply, errors[code].http, 'BROKEN');
    });
    for (const path of ['/place', '/place/*']) scope.get(path, open);
  });
}

function asPage(reply: FastifyReply, policy: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
}

function isAsWritten({ url }: FastifyRequest, asked: PlaceAddress): boolean {
  return url.split('?', 1)[0] === writePlaceAddress(asked);
}

/**
 * Browsers cache the redirect for two seconds only, because the store may return to the address that redirects today.
 */
function redirect(reply: FastifyReply, to: PlaceAddress) {
  return reply.header('cache-control', cacheControl).redirect(writePlaceAddress(to), 301);
}
