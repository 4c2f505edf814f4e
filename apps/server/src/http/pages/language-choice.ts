import type { IncomingHttpHeaders } from 'node:http';
import { chooseLanguage, type Language, languages } from '@maru/contract/language.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFormBodies } from '#server/http/form-body.ts';

const cookie = 'maru-language';
const year = 31_536_000;

type Fields = Record<string, string>;

/** The language of an account page: the one chosen in this browser, else the browser's preference. */
export function pageLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = new RegExp(`(?:^|; )${cookie}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  return chooseLanguage(chosen, headers['accept-language']);
}

/** Cookie that stores the chosen language. */
export function languageCookie(language: Language, accountUrl: string): string {
  const secure = accountUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}

/** The language switch of every page: stores the choice and returns to the page. */
export function registerLanguageChoice(app: FastifyInstance, accountUrl: string): void {
  app.register(async (scope) => {
    readFormBodies(scope);
    scope.post<{ Body: Fields }>('/language', { bodyLimit: 1024 }, async (request, reply) => {
      const language = languages.find((known) => known === request.body?.language);
      if (language) reply.header('set-cookie', languageCookie(language, accountUrl));
      return reply.redirect(pathBefore(request, accountUrl), 303);
    });
  });
}

/**
 * The path of the page that posted the form: from the referrer, or from `returnTo` if the page sends no referrer. Only
 * a path of this origin is accepted; `//name` would lead to another origin.
 */
function pathBefore({ headers, body }: FastifyRequest<{ Body: Fields }>, accountUrl: string): string {
  const before = URL.parse(headers.referer ?? body?.returnTo ?? '', accountUrl);
  if (before?.origin !== new URL(accountUrl).origin) return '/';
  return `/${before.pathname.replace(/^\/+/, '')}${before.search}`;
}
