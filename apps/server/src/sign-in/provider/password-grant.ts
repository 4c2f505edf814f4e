import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider';
import type { CheckCredentials } from '#server/sign-in/check-credentials.ts';
import type { ClientRules } from '#server/sign-in/clients/client-rules.ts';
import { issueUserToken } from './issue-user-token.ts';
import { api, userScopes } from './provider-settings.ts';

type Parts = { provider: Provider; check: CheckCredentials; rules: Pick<ClientRules, 'mayHave'> };

/** The password grant. Only the confidential first-party client may use it. */
export function registerPasswordGrant(parts: Parts): void {
  parts.provider.registerGrantType('password', (ctx) => grantByPassword(parts, ctx), [
    'username',
    'password',
    'scope',
  ]);
}

async function grantByPassword({ provider, check, rules }: Parts, ctx: KoaContextWithOIDC) {
  const { client, params = {} } = ctx.oidc;
  if (!client) throw new errors.InvalidClient('client is missing');
  if (!params.username || !params.password) throw new errors.InvalidRequest('missing username or password');

  const checked = await check(params, { address: ctx.ip });
  if (checked === 'wrong') throw new errors.InvalidGrant('wrong username or password');
  if ('waitSeconds' in checked) {
    // RFC 6749 has no status for this, so the wait is in the header.
    ctx.set('retry-after', String(checked.waitSeconds));
    throw new errors.InvalidGrant('too many failures, wait before trying again');
  }

  const asked = typeof params.scope === 'string' ? params.scope.split(' ') : userScopes;
  const scopes = userScopes.filter((scope) => asked.includes(scope) && rules.mayHave(client.clientId, scope));
  const { grant, common, accessToken, value } = await issueUserToken(provider, {
    client,
    accountId: checked.userId,
    epoch: checked.epoch,
    scopes,
  });
  const refreshToken = new provider.RefreshToken({
    ...common,
    acr: 'pwd',
    amr: ['pwd'],
    authTime: Math.floor(Date.now() / 1000),
    resource: api,
    rotations: 0,
  });
  ctx.oidc.entity('Grant', grant);
  ctx.body = {
    access_token: value,
    refresh_token: await refreshToken.save(),
    expires_in: accessToken.expiration,
    token_type: accessToken.tokenType,
    scope: accessToken.scope,
  };
}
