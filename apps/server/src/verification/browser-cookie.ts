import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Longer than a code and its ticket are good together; begun afresh with each of them. */
const seconds = 15 * 60;
const form = /^[\w-]{43}$/;

/** A browser that verifies a phone, known by 256 random bits in a cookie that no script can read. */
export type Browser = { id: string };

/** The browser of a request; undefined where it never asked for a code, or long ago. */
export function browserOf({ headers }: FastifyRequest, accountUrl: string): Browser | undefined {
  const pairs = (headers.cookie ?? '').split(/; */).map((pair) => pair.split('='));
  const id = pairs.find(([name]) => name === nameAt(accountUrl))?.[1];
  return id !== undefined && form.test(id) ? { id } : undefined;
}

export function newBrowser(): Browser {
  return { id: randomBytes(32).toString('base64url') };
}

export function keepBrowser(reply: FastifyReply, { id }: Browser, accountUrl: string): void {
  const secure = accountUrl.startsWith('https:') ? '; Secure' : '';
  const pair = `${nameAt(accountUrl)}=${id}`;
  reply.header('set-cookie', `${pair}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
}

/**
 * What is kept of a browser, or of one user in it: several may share a till. Nobody can guess it, so that a plain hash is
 * enough.
 */
export function hashBrowser({ id }: Browser, userId = ''): Buffer {
  return createHash('sha256').update(id).update(userId).digest();
}

/** With the prefix no neighbouring host can set it: a browser given by a stranger would share its ticket with them. */
function nameAt(accountUrl: string): string {
  return accountUrl.startsWith('https:') ? '__Host-maru-browser' : 'maru-browser';
}
