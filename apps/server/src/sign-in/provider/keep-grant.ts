import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { GrantOfEpoch, OfEpoch } from './keep-epoch.ts';

/** One grant per browser session and client; it takes in whatever scopes are asked for now. */
export async function keepGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;

  const kept = session.grantIdFor(client.clientId);
  const grant =
    (kept && (await provider.Grant.find(kept))) ||
    new provider.Grant({
      clientId: client.clientId,
      accountId: session.accountId,
      epoch: (session as OfEpoch).epoch,
    } as GrantOfEpoch);
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  for (const [indicator, { scopes }] of Object.entries(oidc.resourceServers ?? {})) {
    const asked = [...oidc.requestParamScopes].filter((scope) => scopes.has(scope));
    grant.addResourceScope(indicator, asked.join(' '));
  }
  await grant.save();
  return grant;
}
