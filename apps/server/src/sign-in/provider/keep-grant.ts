import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { GrantOfEpoch, OfEpoch } from './keep-epoch.ts';

/** One grant per browser session and client; it takes in whatever scopes are asked for now. */
export async function keepGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;

  const id = session.grantIdFor(client.clientId);
  const kept = id === undefined ? undefined : await provider.Grant.find(id);
  const grant =
    kept ??
    new provider.Grant({
      clientId: client.clientId,
      accountId: session.accountId,
      epoch: (session as OfEpoch).epoch,
    } as GrantOfEpoch);
  const before = scopesOf(grant);
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  for (const [indicator, { scopes }] of Object.entries(oidc.resourceServers ?? {})) {
    const asked = [...oidc.requestParamScopes].filter((scope) => scopes.has(scope));
    grant.addResourceScope(indicator, asked.join(' '));
  }
  if (!kept || scopesOf(grant) !== before) await grant.save();
  return grant;
}

function scopesOf({ openid, resources }: Grant): string {
  return JSON.stringify([openid, resources]);
}
