import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { sessionCookie } from './provider/provider-settings.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/** The account that last signed in with this browser, told by a cookie that nobody else can sign. */
export function knownAccountOf(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply) {
  return cookiesOf(provider, raw, reply).get(nameAt(provider), { signed: true });
}

/** The cookie stays when the session ends: it proves nothing but that this browser has been here. */
export function rememberBrowser(
  provider: Provider,
  accountId: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  cookiesOf(provider, request.raw, reply).set(nameAt(provider), accountId, {
    ...sessionCookie,
    maxAge: year,
  });
}

function cookiesOf(provider: Provider, raw: FastifyRequest['raw'], reply: FastifyReply) {
  const { cookies } = provider.createContext(raw, reply.raw);
  cookies.secure = provider.issuer.startsWith('https:');
  return cookies;
}

function nameAt({ issuer }: Provider): string {
  return issuer.startsWith('https:') ? '__Host-sso-known' : 'sso-known';
}
