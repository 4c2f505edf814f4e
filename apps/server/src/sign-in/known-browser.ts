import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { KnownDevice } from './check-credentials.ts';
import { sessionCookie } from './provider/provider-settings.ts';

const year = 365 * 24 * 60 * 60 * 1000;
/** Staff take turns at one till; the one who was there longest ago gives way. */
const mostAccounts = 8;

/** The accounts that signed in with this browser, told by a cookie that nobody else can sign. */
export function knownDeviceOf(
  provider: Provider,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): KnownDevice | undefined {
  const value = cookiesOf(provider, raw, reply).get(nameAt(provider), { signed: true });
  const [id, ...accountIds] = value?.split('.') ?? [];
  return id && accountIds.length > 0 ? { id, accountIds } : undefined;
}

/** For acts that have seen another proof of whose the account is. */
export type RememberBrowser = (
  accountId: string,
  at: { request: FastifyRequest; reply: FastifyReply },
) => void;

/** The cookie stays when the session ends: it proves nothing but that this browser has been here. */
export function rememberBrowser(
  provider: Provider,
  accountId: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const before = knownDeviceOf(provider, request, reply);
  const id = before?.id ?? randomBytes(16).toString('base64url');
  const others = before?.accountIds.filter((other) => other !== accountId) ?? [];
  const value = [id, accountId, ...others].slice(0, mostAccounts + 1).join('.');
  cookiesOf(provider, request.raw, reply).set(nameAt(provider), value, { ...sessionCookie, maxAge: year });
}

function cookiesOf(provider: Provider, raw: FastifyRequest['raw'], reply: FastifyReply) {
  const { cookies } = provider.createContext(raw, reply.raw);
  cookies.secure = provider.issuer.startsWith('https:');
  return cookies;
}

function nameAt({ issuer }: Provider): string {
  return issuer.startsWith('https:') ? '__Host-sso-known' : 'sso-known';
}
