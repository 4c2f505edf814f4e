import type { IncomingHttpHeaders } from 'node:http';
import { chooseLanguage, type Language, languages } from '@maru/contract/language.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFormBodies } from '#server/http/form-body.ts';

const cookie = 'maru-language';
const year = 31_536_000;

/** The language of a page of the account area: the one chosen in this browser, else the browser's own. */
export function pageLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = new RegExp(`(?:^|; )${cookie}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  return chooseLanguage(chosen, headers['accept-language']);
}

/** Keeps a language in this browser. */
export function languageCookie(language: Language, accountUrl: string): string {
  const secure = accountUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}

/** The switch of every page: keeps the choice and goes back to where it was made. */
export function registerLanguageChoice(app: FastifyInstance, accountUrl: string): void {
  app.register(async (scope) => {
    readFormBodies(scope);
    scope.post<{ Body: Record<string, string> }>('/language', { bodyLimit: 1024 }, async (request, reply) => {
      const language = languages.find((known) => known === request.body?.language);
      if (language) reply.header('set-cookie', languageCookie(language, accountUrl));
      return reply.redirect(pathBefore(request, accountUrl), 303);
    });
  });
}

/** Only ever a path of this origin, and `//name` would be another one: the page the form stood on. */
function pathBefore({ headers }: FastifyRequest, accountUrl: string): string {
  const before = URL.parse(headers.referer ?? '');
  if (before?.origin !== new URL(accountUrl).origin) return '/';
  return `/${before.pathname.replace(/^\/+/, '')}${before.search}`;
}
