import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Db } from '#server/db/database.ts';
import { readFormBodies } from '#server/http/form-body.ts';
import { beginSession, findWaitingSignIn } from './browser-session.ts';
import type { CheckCredentials } from './check-credentials.ts';
import { knownDeviceOf, rememberBrowser } from './known-browser.ts';
import { refuseForeignForm } from './refuse-foreign-form.ts';
import { clearWaitCookie, setWaitCookie } from './wait-cookie.ts';

type LoginParts = {
  provider: Provider;
  db: Db;
  accountUrl: string;
  hubUrl: string;
  checkCredentials: CheckCredentials;
};

/** Enough for a username and a password. */
const largestForm = 8 * 1024;

/** The login-processing path: a form post of `username` and `password`. */
export function registerLogin(app: FastifyInstance, parts: LoginParts): void {
  app.register(async (scope) => {
    readFormBodies(scope);
    scope.post('/login', { bodyLimit: largestForm }, (request, reply) => takeLogin(parts, request, reply));
  });
}

async function takeLogin(parts: LoginParts, request: FastifyRequest, reply: FastifyReply) {
  refuseForeignForm(request, parts.accountUrl);
  reply.header('cache-control', 'no-store');

  const { provider, db, accountUrl } = parts;
  const device = knownDeviceOf(provider, request, reply);
  const checked = await parts.checkCredentials(request.body, { address: request.ip, device });
  if (checked === 'wrong' || 'waitSeconds' in checked) {
    if (checked === 'wrong') clearWaitCookie(request, reply, accountUrl);
    else setWaitCookie(reply, checked.waitSeconds, accountUrl);
    request.log.info({ waits: checked !== 'wrong' }, 'sign-in failed');
    return reply.redirect('/?error', 302);
  }
  const { userId: accountId, epoch } = checked;
  clearWaitCookie(request, reply, accountUrl);
  request.log.info({ userId: accountId }, 'signed in');
  rememberBrowser(provider, checked, { request, reply });
  if (!(await findWaitingSignIn(provider, request, reply))) {
    await beginSession(provider, { accountId, epoch }, { request, reply, db });
    return reply.redirect(`${parts.hubUrl}/`, 303);
  }
  const result = { login: { accountId, epoch, amr: ['pwd'], acr: 'pwd' } };
  const next = await provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
  // Fastify would overwrite cookies that were set on the raw response.
  reply.header('set-cookie', reply.raw.getHeader('set-cookie'));
  return reply.redirect(next, 303);
}
