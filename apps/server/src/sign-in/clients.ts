import { hubClientId } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { type Client, type ClientMetadata, errors, type Provider } from 'oidc-provider';

/** Confidential client of our own servers; its secret never reaches a page. */
export const firstPartyClientId = 'maru-first-party';

/** Clients of the authorization server; all are ours, so that nobody is asked for consent. */
export function clients(at: {
  accountUrl: string;
  hubUrl: string;
  firstPartySecret: string;
}): ClientMetadata[] {
  const signIn: ClientMetadata = {
    client_id: hubClientId,
    response_types: ['code'],
    redirect_uris: [`${at.hubUrl}/login/callback`],
    post_logout_redirect_uris: [`${at.accountUrl}/logoutsuccess`],
  };
  return [
    {
      ...signIn,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
    },
    {
      ...signIn,
      client_id: firstPartyClientId,
      client_secret: at.firstPartySecret,
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['client_credentials', 'authorization_code', 'refresh_token', 'password'],
    },
  ];
}

export async function firstPartyClient(provider: Provider): Promise<Client> {
  const client = await provider.Client.find(firstPartyClientId);
  if (!client) throw new errors.InvalidClient('first-party client is missing');
  return client;
}
