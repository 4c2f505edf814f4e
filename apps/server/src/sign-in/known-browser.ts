import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { KnownDevice, SignedIn } from './check-credentials.ts';
import { sessionCookie } from './provider/provider-settings.ts';

const year = 365 * 24 * 60 * 60 * 1000;
/** Staff share a till. Beyond this number the account used least recently is dropped. */
const mostAccounts = 8;

/**
 * The accounts that signed in with this browser, read from a signed cookie. Once all sign-ins of an
 * account were ended, the account no longer knows the browser, because a thief may have it.
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

/** The browser's id, then each account with its epoch at sign-in. */
function readCookie(provider: Provider, raw: FastifyRequest['raw'], reply: FastifyReply): string[] {
  const value = cookiesOf(provider, raw, reply).get(nameAt(provider), { signed: true });
  return value?.split('.') ?? [];
}

/** For acts that verified the owner in another way. */
export type RememberBrowser = (
  signedIn: SignedIn,
  at: { request: FastifyRequest; reply: FastifyReply },
) => void;

/** The cookie outlives the session: it only proves that this browser signed in before. */
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
