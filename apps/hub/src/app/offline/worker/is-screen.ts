import { isSignedInOnly } from '#hub/app/before-shell/sign-in-first.ts';

type Asked = { request: Pick<Request, 'mode'>; url: URL; sameOrigin: boolean };

/**
 * Whether the worker answers a request with the hub's page: a navigation to a screen that needs a session.
 * Signing in and out (`/login`, `/oauth`, `/session`), API calls, and other pages go to the network.
 */
export function isScreen({ request, url, sameOrigin }: Asked): boolean {
  const isSignIn = url.pathname.startsWith('/login');
  return sameOrigin && request.mode === 'navigate' && isSignedInOnly(url.pathname) && !isSignIn;
}
