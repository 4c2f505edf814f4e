import type { FastifyBaseLogger } from 'fastify';
import type { errors, Provider } from 'oidc-provider';
import { retrySecondsOf } from '#server/db/database-unavailable.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { CheckCredentials } from '#server/sign-in/check-credentials.ts';
import { compareHashes } from '#server/sign-in/clients/clients.ts';
import { limitFailures } from './limit-failures.ts';
import { noteSessions } from './note-sessions.ts';
import { replacePages } from './own-pages.ts';
import { registerPasswordGrant } from './password-grant.ts';
import { type ProviderParts, providerSettings } from './provider-settings.ts';
import { describeServer, RedirectingProvider } from './redirecting-provider.ts';
import { giveOneSuccessor } from './refresh-successor.ts';
import { storeEpoch } from './store-epoch.ts';

/** The authorization server: the library with our settings, storage, password grant and logging. */
export function openProvider(
  parts: ProviderParts & {
    log: FastifyBaseLogger;
    checkCredentials: CheckCredentials;
  },
): Provider {
  const provider = new RedirectingProvider(parts.accountUrl, providerSettings(parts));
  // The scheme is in x-forwarded-proto, which mount-provider.ts sets.
  provider.proxy = true;
  compareHashes(provider);
  storeEpoch(provider);
  giveOneSuccessor(provider, parts.keys.secrets('refresh-token')[0]);
  registerPasswordGrant({ provider, check: parts.checkCredentials, rules: parts.rules });
  limitFailures(provider, parts.db);
  noteSessions(provider, parts.db);
  replacePages(provider, parts);
  describeServer(provider);
  answerUnavailable(provider);
  logEvents(provider, parts.log);
  return provider;
}

/**
 * The library reports database failures and a full queue as server errors. Most are temporary: answer 503 with
 * Retry-After.
 */
function answerUnavailable(provider: Provider): void {
  provider.on('server_error', (ctx, error) => {
    const seconds = error instanceof Refusal ? 1 : retrySecondsOf(error);
    if (seconds === undefined) return;
    ctx.status = 503;
    ctx.set('retry-after', String(seconds));
    if (ctx.type === 'application/json') ctx.body = { error: 'temporarily_unavailable' };
  });
}

/** Logs only error names and grant ids: no tokens, codes, names or addresses. */
function logEvents(provider: Provider, log: FastifyBaseLogger): void {
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'authorization server failed'));
  provider.on('grant.revoked', (_ctx, grantId) => log.info({ grantId }, 'grant revoked'));
  const refused = (_ctx: unknown, { error, error_detail }: errors.OIDCProviderError) =>
    log.info({ error, reason: error_detail }, 'sign-in refused');
  provider.on('authorization.error', refused);
  provider.on('grant.error', refused);
  provider.on('revocation.error', refused);
  provider.on('end_session.error', refused);
}
