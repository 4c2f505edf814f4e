import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Db } from '#server/db/database.ts';
import { readFormBodies } from '#server/http/form-body.ts';
import type { SendPage } from '#server/http/pages.ts';
import { fail } from '#server/http/refusal.ts';
import { beginSession, findWaitingSignIn, isSignedIn } from './browser-session.ts';
import { checkCredentials } from './check-credentials.ts';
import { answerAtFrontDoor, type Visit } from './front-door.ts';

type LoginParts = { provider: Provider; db: Db; accountUrl: string; hubUrl: string; sendPage: SendPage };

/** A user name and a password need no more. */
const largestForm = 8 * 1024;

/** The login page at `/` and the login-processing path, a form post of `username` and `password` (spec.md section 7). */
export function registerLogin(app: FastifyInstance, parts: LoginParts): void {
  app.get('/', (request, reply) => openLoginPage(parts, request, reply));
  app.register(async (scope) => {
    readFormBodies(scope);
    scope.post('/login', { bodyLimit: largestForm }, (request, reply) => takeLogin(parts, request, reply));
  });
}

async function openLoginPage(parts: LoginParts, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'cache-control': 'no-store', vary: 'cookie, referer' });
  switch (answerAtFrontDoor(await readVisit(parts, request, reply))) {
    case 'login page':
      return parts.sendPage(request, reply);
    case 'to hub home':
      return reply.redirect(`${parts.hubUrl}/`, 302);
    case 'to / without query':
      return reply.redirect('/', 302);
  }
}

async function readVisit(parts: LoginParts, request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
  const { provider, accountUrl, hubUrl } = parts;
  const { referer } = request.headers;
  const origin = referer === undefined ? undefined : URL.parse(referer)?.origin;
  const known = { [new URL(hubUrl).origin]: 'hub', [new URL(accountUrl).origin]: 'account' } as const;
  return {
    query: request.url.split('?')[1] ?? '',
    isSignInWaiting: (await findWaitingSignIn(provider, request, reply)) !== undefined,
    isSignedIn: await isSignedIn(provider, request, reply),
    referrer: origin === undefined ? 'none' : (known[origin] ?? 'other'),
    isLocalDevelopment: request.host === 'localhost:3000',
  };
}

async function takeLogin(parts: LoginParts, request: FastifyRequest, reply: FastifyReply) {
  refuseForeignForm(request, parts.accountUrl);
  reply.header('cache-control', 'no-store');

  const { provider, db } = parts;
  const accountId = await checkCredentials(db, request.body);
  if (!accountId) {
    request.log.info('sign-in failed');
    return reply.redirect('/?error', 302);
  }
  request.log.info({ userId: accountId }, 'signed in');
  if (!(await findWaitingSignIn(provider, request, reply))) {
    await beginSession(provider, accountId, { request, reply, db });
    return reply.redirect(`${parts.hubUrl}/`, 303);
  }
  const result = { login: { accountId, amr: ['pwd'], acr: 'pwd' } };
  const next = await provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
  return reply.redirect(next, 303);
}

/** Another site could sign a visitor in as somebody else and read what they type afterwards. */
function refuseForeignForm({ headers }: FastifyRequest, accountUrl: string): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isForeign =
    origin === undefined ? site !== undefined && site !== 'same-origin' : origin !== accountUrl;
  if (isForeign) fail('FORBIDDEN');
}
