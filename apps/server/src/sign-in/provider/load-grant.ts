import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { Db } from '#server/db/database.ts';
import type { ClientRules } from '#server/sign-in/clients/client-rules.ts';
import { hasConsent } from '#server/sign-in/consent/consents.queries.ts';
import type { GrantOfEpoch, OfEpoch } from './store-epoch.ts';

/**
 * One grant per browser session and client, extended by the requested scopes. For an outside app it exists only if the
 * user has allowed all of them; otherwise the library asks.
 */
export function grantLoader({ db, rules }: { db: Db; rules: ClientRules }) {
  return async ({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, session, params } = oidc;
    if (!client || !session?.accountId) return undefined;

    const { clientId } = client;
    const scopes = rules.toAllow(clientId, params?.scope);
    const isAllowed =
      rules.isFirstParty(clientId) || (await hasConsent(db, { userId: session.accountId, clientId, scopes }));
    return isAllowed ? updateGrant(oidc, { clientId, accountId: session.accountId }) : undefined;
  };
}

async function updateGrant(
  oidc: KoaContextWithOIDC['oidc'],
  of: { clientId: string; accountId: string },
): Promise<Grant> {
  const { provider, session } = oidc;
  const id = session?.grantIdFor(of.clientId);
  const kept = id === undefined ? undefined : await provider.Grant.find(id);
  const grant = kept ?? new provider.Grant({ ...of, epoch: (session as OfEpoch).epoch } as GrantOfEpoch);
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
