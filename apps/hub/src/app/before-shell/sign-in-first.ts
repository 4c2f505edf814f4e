import { canSignIn } from '@maru/web/leave-for-sign-in.ts';
import { readTokens } from '@maru/web/tokens.ts';

/** Addresses of screens for people who are signed in, and of the way to the sign-in; the routes are held to it by a test. */
const signedInOnly = /^\/($|login\/?$|(admin|join|profile|s|stores)(\/|$))/;

/** What no screen stands at, and what opens without a session, is left to the shell. */
export function isSignedInOnly(path: string): boolean {
  return signedInOnly.test(path);
}

/**
 * Where somebody whom nobody has signed in comes back to; undefined where the shell decides. It would come to the same,
 * a few hundred kilobytes later.
 */
export function returnPathOfStranger({ pathname, search, hash }: Location): string | undefined {
  if (!isSignedInOnly(pathname) || readTokens() || !canSignIn()) return undefined;
  return pathname.startsWith('/login') ? '/' : pathname + search + hash;
}
