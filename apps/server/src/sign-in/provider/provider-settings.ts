import { accessTokenSeconds } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { type Client, type Configuration, errors, type ResourceServer } from 'oidc-provider';
import type { Db } from '#server/db/database.ts';
import { userScope } from '#server/guards/guards.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { findAccount } from '#server/sign-in/accounts.queries.ts';
import type { ClientRules, OutsideClient } from '#server/sign-in/clients/client-rules.ts';
import { clients } from '#server/sign-in/clients/clients.ts';
import { maySignIn } from '#server/users/may-sign-in.ts';
import { grantLoader } from './load-grant.ts';
import { prompts } from './prompts.ts';
import { recordStore } from './record-store.ts';
import { showProviderError } from './show-provider-error.ts';
import { signOutForm } from './sign-out-form.ts';

const minute = 60;
const day = 24 * 60 * minute;

/** Counted from the last sign-in that an app requested: a till in daily use signs in four times a year. */
export const sessionSeconds = 90 * day;
export const sessionCookie = { httpOnly: true, sameSite: 'lax', signed: true, path: '/' } as const;

/** The consent page. */
export const consentPath = '/consent';

/** Audience of every access token for the API. */
export const api = 'urn:maru:api';
/**
 * CLIENT is part of user tokens, too, because refreshing with `scope=CLIENT` must not fail. The resulting token has
 * only that scope, and the guard treats it as nobody's.
 */
export const userScopes = ['CLIENT', userScope];

export type ProviderParts = {
  db: Db;
  keys: Keys;
  accountUrl: string;
  hubUrl: string;
  /** Outside apps and their scopes. */
  outside: readonly OutsideClient[];
  rules: ClientRules;
};

export function providerSettings(parts: ProviderParts): Configuration {
  const { db, keys, accountUrl, hubUrl, outside, rules } = parts;
  const [firstPartySecret] = keys.secrets('first-party-client');
  return {
    adapter: recordStore(db),
    clients: clients({ accountUrl, hubUrl, firstPartySecret, outside }),
    clientAuthMethods: ['client_secret_basic', 'none'],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    jwks: { keys: [...keys.signing] as NonNullable<Configuration['jwks']>['keys'] },
    cookies: cookies(keys, accountUrl),
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      jwks: '/oauth/jwks',
      end_session: '/oauth/logout',
    },
    responseTypes: ['code'],
    scopes: ['openid', 'offline_access'],
    pkce: { required: (_ctx, client) => isPublic(client) },
    // These pages find the pending request by cookie alone, so that a failure can be exactly `/?error`.
    interactions: {
      url: (_ctx, { prompt }) => (prompt.name === 'consent' ? consentPath : '/'),
      policy: prompts(rules),
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      ClientCredentials: accessTokenSeconds,
      AuthorizationCode: minute,
      IdToken: accessTokenSeconds,
      Interaction: 60 * minute,
      RefreshToken: 30 * day,
      Session: sessionSeconds,
      Grant: sessionSeconds,
    },
    rotateRefreshToken: ({ oidc }) =>
      isPublic(oidc.client) || (oidc.entities.RefreshToken?.ttlPercentagePassed() ?? 0) >= 70,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    extraTokenClaims: (_ctx, token) =>
      'grantId' in token ? { gid: token.grantId, sid: token.sessionUid } : undefined,
    // CORS for apps without a server: only from origins of their redirect URIs.
    clientBasedCORS: (_ctx, origin, client) =>
      isPublic(client) && (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
    features: features({ accountUrl, hubUrl }, rules),
    findAccount: async (_ctx, id) => {
      const account = await findAccount(db, { id });
      return account && maySignIn(account) ? { accountId: id, claims: async () => ({ sub: id }) } : undefined;
    },
    loadExistingGrant: grantLoader({ db, rules }),
    renderError: showProviderError(hubUrl),
  };
}

function isPublic(client: Client | undefined): boolean {
  return client?.clientAuthMethod === 'none';
}

function cookies(keys: Keys, accountUrl: string): Configuration['cookies'] {
  const prefix = accountUrl.startsWith('https:') ? '__Host-' : '';
  return {
    keys: [...keys.secrets('cookie')],
    names: { session: `${prefix}sso`, interaction: `${prefix}sso-waiting`, resume: 'sso-resume' },
    long: sessionCookie,
    short: sessionCookie,
  };
}

function features(
  origins: { accountUrl: string; hubUrl: string },
  rules: ClientRules,
): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    clientCredentials: { enabled: true },
    revocation: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: signOutForm({ ...origins, rules }),
      // For an app that gives no address to return to.
      postLogoutSuccessSource: async (ctx) => ctx.redirect(`${origins.accountUrl}/logoutsuccess`),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => api,
      getResourceServerInfo: async ({ oidc }, indicator, { clientId }) => {
        if (indicator !== api) throw new errors.InvalidTarget();
        const refused = [...oidc.requestParamScopes].find(
          (scope) => userScopes.includes(scope) && !rules.mayHave(clientId, scope),
        );
        if (refused) throw new errors.InvalidScope('requested scope is not allowed', refused);
        const most = oidc.params?.grant_type === 'client_credentials' ? ['CLIENT'] : userScopes;
        return apiServer(most.filter((scope) => rules.mayHave(clientId, scope)));
      },
    },
  };
}

/** Format of access tokens for the API. */
export function apiServer(scopes: readonly string[]): ResourceServer {
  return {
    scope: scopes.join(' '),
    audience: api,
    accessTokenTTL: accessTokenSeconds,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'ES256' } },
  };
}
