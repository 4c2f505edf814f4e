import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { KnownDevice, SignedIn } from './check-credentials.ts';
import { sessionCookie } from './provider/provider-settings.ts';

const year = 365 * 24 * 60 * 60 * 1000;
/** Staff take turns at one till; the one who was there longest ago gives way. */
const mostAccounts = 8;

/**
 * The accounts that signed in with this browser, told by a cookie that nobody else can sign. Of an account whose sign-ins
 * were ended since it is known no more: it may be the thief's.
 */
export function knownDeviceOf(
  provider: Provider,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): KnownDevice | undefined {
  const [id, ...entries] = readCookie(provider, raw, reply);
  if (!id) return undefined;
  return { id, belongsTo: (account) => entries.includes(`${account.id}:${account.signInEpoch}`) };
}

/** The id of the browser, then each account with the epoch it was in when it signed in here. */
function readCookie(provider: Provider, raw: FastifyRequest['raw'], reply: FastifyReply): string[] {
  const value = cookiesOf(provider, raw, reply).get(nameAt(provider), { signed: true });
  return value?.split('.') ?? [];
}

/** For acts that have seen another proof of whose the account is. */
export type RememberBrowser = (
  signedIn: SignedIn,
  at: { request: FastifyRequest; reply: FastifyReply },
) => void;

/** The cookie stays when the session ends: it proves nothing but that this browser has been here. */
export function rememberBrowser(
  provider: Provider,
  { userId, epoch }: SignedIn,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const [id = randomBytes(16).toString('base64url'), ...before] = readCookie(provider, request.raw, reply);
  const others = before.filter((entry) => !entry.startsWith(`${userId}:`));
  const value = [id, `${userId}:${epoch}`, ...others].slice(0, mostAccounts + 1).join('.');
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
