import type { Client, Grant, Provider } from 'oidc-provider';
import { api, apiServer, userScopes } from './provider-settings.ts';
import type { GrantOfEpoch } from './store-epoch.ts';

/**
 * Issues an access token, and the grant it depends on, for a user who gave a password to one of our clients without a
 * browser session. `grantSeconds`: for a grant that ends with the token.
 */
export async function issueUserToken(
  provider: Provider,
  to: {
    client: Client;
    accountId: string;
    /** The account's epoch when the password was checked. */
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
