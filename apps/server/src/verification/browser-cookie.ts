import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Longer than a code and its ticket together; renewed with each of them. */
const seconds = 15 * 60;
const form = /^[\w-]{43}$/;

/** A browser that verifies a phone, identified by 256 random bits in an HttpOnly cookie. */
export type Browser = { id: string };

/** The browser of a request; undefined if it has no cookie. */
export function browserOf({ headers }: FastifyRequest, accountUrl: string): Browser | undefined {
  const pairs = (headers.cookie ?? '').split(/; */).map((pair) => pair.split('='));
  const id = pairs.find(([name]) => name === nameAt(accountUrl))?.[1];
  return id !== undefined && form.test(id) ? { id } : undefined;
}

export function newBrowser(): Browser {
  return { id: randomBytes(32).toString('base64url') };
}

export function setBrowserCookie(reply: FastifyReply, { id }: Browser, accountUrl: string): void {
  const secure = accountUrl.startsWith('https:') ? '; Secure' : '';
  const pair = `${nameAt(accountUrl)}=${id}`;
  reply.header('set-cookie', `${pair}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
}

/**
 * The stored hash of a browser, or of one user in it, because several may share a till. A plain hash is enough, because
 * the id cannot be guessed.
 */
export function hashBrowser({ id }: Browser, userId = ''): Buffer {
  return createHash('sha256').update(id).update(userId).digest();
}

/**
 * `__Host-` keeps sibling hosts from setting the cookie: a browser with an id known to a stranger would share its
 * ticket.
 */
function nameAt(accountUrl: string): string {
  return accountUrl.startsWith('https:') ? '__Host-maru-browser' : 'maru-browser';
}
