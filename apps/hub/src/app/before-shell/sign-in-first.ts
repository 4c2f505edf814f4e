import { canSignIn } from '@maru/web/leave-for-sign-in.ts';
import { readTokens } from '@maru/web/tokens.ts';

/** Matches addresses that need a session, and `/login`. A test compares this pattern with the routes. */
const signedInOnly = /^\/($|login\/?$|(admin|faq|join|news|posts|profile|s|stores)(\/|$))/;

/** False for screens without a session and for unknown addresses, which the shell shows. */
export function isSignedInOnly(path: string): boolean {
  return signedInOnly.test(path);
}

/**
 * The address to return to after signing in; undefined if the shell should decide. The shell would redirect,
 * too, but only after loading a few hundred kilobytes.
 */
export function returnPathOfStranger({ pathname, search, hash }: Location): string | undefined {
  if (!isSignedInOnly(pathname) || readTokens() || !canSignIn()) return undefined;
  return pathname.startsWith('/login') ? '/' : pathname + search + hash;
}
