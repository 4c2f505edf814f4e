import { hubClientId } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Db } from '#server/db/database.ts';
import type { SendPage } from '#server/http/pages.ts';
import {
  endBrowserSession,
  findWaitingSignIn,
  forgetWaitingSignIn,
  signedInUser,
  whereToOf,
} from './browser-session.ts';
import { answerAtFrontDoor, type Visit } from './front-door.ts';
import { readWaitCookie } from './wait-cookie.ts';

type PageParts = { provider: Provider; db: Db; accountUrl: string; hubUrl: string; sendPage: SendPage };

/** Pages of the account area that depend on the session. */
export function registerSignInPages(app: FastifyInstance, parts: PageParts): void {
  app.get('/', (request, reply) => openLoginPage(parts, request, reply));
  app.get('/signup', (request, reply) => openSignUpPage(parts, request, reply));
  app.get('/logoutsuccess', (request, reply) => openSignedOutPage(parts, request, reply));
}

async function openLoginPage(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'cache-control': 'no-store', vary: 'cookie, referer' });
  switch (answerAtFrontDoor(await readVisit(parts, request, reply))) {
    case 'login page': {
      const waitSeconds = readWaitCookie(request);
      const waiting = await findWaitingSignIn(parts.provider, request, reply);
      const options = { formTargets: waiting ? [whereToOf(waiting)] : [] };
      return parts.sendPage(request, reply, waitSeconds === undefined ? {} : { waitSeconds }, options);
    }
    case 'to hub home':
      return reply.redirect(`${parts.hubUrl}/`, 302);
    case 'to / without query':
      return reply.redirect('/', 302);
  }
}

async function readVisit(parts: PageParts, request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
  const { provider, accountUrl, hubUrl } = parts;
  const { referer } = request.headers;
  const origin = referer === undefined ? undefined : URL.parse(referer)?.origin;
  const known = { [new URL(hubUrl).origin]: 'hub', [new URL(accountUrl).origin]: 'account' } as const;
  return {
    query: request.url.split('?')[1] ?? '',
    isSignInWaiting: (await findWaitingSignIn(provider, request, reply)) !== undefined,
    isSignedIn: (await signedInUser(provider, request, reply)) !== undefined,
    referrer: origin === undefined ? 'none' : (known[origin] ?? 'other'),
    isLocalDevelopment: request.host === 'localhost:3000',
  };
}

/** A signed-in user goes on to the hub, unless they came from our login page to create another account. */
async function openSignUpPage(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const { provider, hubUrl, sendPage } = parts;
  reply.headers({ 'cache-control': 'no-store', vary: 'cookie' });
  const isOnTheWay = (await findWaitingSignIn(provider, request, reply)) !== undefined;
  if (!isOnTheWay && (await signedInUser(provider, request, reply))) return reply.redirect(`${hubUrl}/`, 302);
  return sendPage(request, reply);
}

/**
 * The page after a sign-out. If a session is still open, ends it first. A link from another site must not sign a till
 * out, so in that case the page asks first.
 */
async function openSignedOutPage(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const { provider, db, accountUrl } = parts;
  reply.header('cache-control', 'no-store');
  if (await signedInUser(provider, request, reply)) {
    if (!isOwnVisit(request)) {
      const back = { client_id: hubClientId, post_logout_redirect_uri: `${accountUrl}/logoutsuccess` };
      return reply.redirect(`/oauth/logout?${new URLSearchParams(back)}`, 302);
    }
    await endBrowserSession(provider, request, reply, db);
  }
  forgetWaitingSignIn(provider, request, reply);
  return parts.sendPage(request, reply);
}

/** Whether the address was typed, bookmarked or followed from our own page, and not prefetched. */
function isOwnVisit({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': from = 'none', 'sec-purpose': purpose } = headers;
  return purpose === undefined && (from === 'none' || from === 'same-origin');
}
