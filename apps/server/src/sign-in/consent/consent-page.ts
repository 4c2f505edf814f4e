import type { AskedConsent } from '@maru/contract/rendered-page.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { readFormBodies } from '#server/http/form-body.ts';
import type { SendPage } from '#server/http/pages.ts';
import { findAccount } from '#server/sign-in/accounts.queries.ts';
import { findWaitingSignIn, signedInUser, whereToOf } from '#server/sign-in/browser-session.ts';
import type { ClientRules } from '#server/sign-in/clients/client-rules.ts';
import { consentPath } from '#server/sign-in/provider/provider-settings.ts';
import { refuseForeignForm } from '#server/sign-in/refuse-foreign-form.ts';
import { deleteConsent, upsertConsent } from './consents.queries.ts';

type ConsentParts = {
  provider: Provider;
  db: Db;
  rules: ClientRules;
  accountUrl: string;
  sendPage: SendPage;
};

/** `clientId` and `scopes` are what the page showed: another tab may have begun another sign-in since. */
const Submitted = z.object({ answer: z.enum(['allow', 'refuse']), clientId: z.string(), scopes: z.string() });
const largestForm = 1024;

/** The page where a user allows or refuses the request of an outside app. */
export function registerConsentPage(app: FastifyInstance, parts: ConsentParts): void {
  app.get(consentPath, (request, reply) => openPage(parts, request, reply));
  app.register(async (scope) => {
    readFormBodies(scope);
    scope.post(consentPath, { bodyLimit: largestForm }, (request, reply) =>
      takeAnswer(parts, request, reply),
    );
  });
}

async function openPage(parts: ConsentParts, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'cache-control': 'no-store', vary: 'cookie' });
  const asked = await findAsked(parts, request, reply);
  if (!asked) return reply.redirect('/', 302);
  return parts.sendPage(request, reply, { consent: asked.consent }, { formTargets: [asked.whereTo] });
}

async function takeAnswer(parts: ConsentParts, request: FastifyRequest, reply: FastifyReply) {
  const { provider, db, accountUrl } = parts;
  refuseForeignForm(request, accountUrl);
  reply.header('cache-control', 'no-store');
  const asked = await findAsked(parts, request, reply);
  if (!asked) return reply.redirect('/', 303);
  const submitted = Submitted.safeParse(request.body);
  const { clientId, scopes } = asked.consent;
  const isOfThis = submitted.data?.clientId === clientId && submitted.data.scopes === scopes.join(' ');
  if (!submitted.success || !isOfThis) return reply.redirect(consentPath, 303);

  const { userId } = asked;
  const isAllowed = submitted.data.answer === 'allow';
  if (isAllowed) await upsertConsent(db, { userId, clientId, scopes });
  else await deleteConsent(db, { userId, clientId });
  request.log.info({ userId, clientId, scopes, isAllowed }, 'an app asked for consent');
  const result = isAllowed ? { consent: {} } : { error: 'access_denied' };
  const next = await provider.interactionResult(request.raw, reply.raw, result);
  return reply.redirect(next, 303);
}

/** The pending request in this browser, for the signed-in user. */
async function findAsked(
  { provider, db, rules }: ConsentParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ userId: string; whereTo: string; consent: AskedConsent } | undefined> {
  const waiting = await findWaitingSignIn(provider, request, reply);
  const userId = await signedInUser(provider, request, reply);
  const client = rules.find(String(waiting?.params.client_id));
  if (waiting?.prompt.name !== 'consent' || !client || !userId) return undefined;
  const account = userId === waiting.session?.accountId ? await findAccount(db, { id: userId }) : undefined;
  if (!account) return undefined;

  const whereTo = whereToOf(waiting);
  return {
    userId,
    whereTo,
    consent: {
      clientId: client.id,
      name: client.name,
      host: new URL(whereTo).host,
      scopes: rules.toAllow(client.id, waiting.params.scope),
      username: account.username,
    },
  };
}
