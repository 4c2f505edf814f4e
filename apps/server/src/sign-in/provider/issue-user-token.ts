import type { Client, Grant, Provider } from 'oidc-provider';
import type { GrantOfEpoch } from './keep-epoch.ts';
import { api, apiServer, userScopes } from './provider-settings.ts';

/**
 * An access token of a user who gave a password to a client of ours, not by way of a browser's session, and the
 * grant that it lives by. `grantSeconds` where the grant should not outlive the token.
 */
export async function issueUserToken(
  provider: Provider,
  to: {
    client: Client;
    accountId: string;
    /** Of the account when the password was right. */
    epoch: number;
    scopes: readonly string[];
    grantSeconds?: number;
  },
) {
  const { client, accountId, epoch, scopes, grantSeconds } = to;
  const expiry = grantSeconds === undefined ? {} : { expiresIn: grantSeconds };
  const grant: Grant = new provider.Grant({
    clientId: client.clientId,
    accountId,
    epoch,
    ...expiry,
  } as GrantOfEpoch);
  grant.addResourceScope(api, scopes.join(' '));
  const grantId = await grant.save();

  const common = { accountId, client, grantId, gty: 'password', scope: scopes.join(' ') };
  const resourceServer = new provider.ResourceServer(api, apiServer(userScopes));
  const accessToken = new provider.AccessToken({ ...common, resourceServer });
  return { grant, grantId, common, accessToken, value: await accessToken.save() };
}
