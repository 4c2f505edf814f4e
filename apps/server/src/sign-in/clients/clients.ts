import { timingSafeEqual } from 'node:crypto';
import { hubClientId } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { type Client, type ClientMetadata, errors, type Provider } from 'oidc-provider';
import { firstPartyClientId, type OutsideClient } from './client-rules.ts';
import { hashSecret } from './client-secret.ts';

/** Clients of the authorization server: the hub, our own servers and the configured apps. */
export function clients(at: {
  accountUrl: string;
  hubUrl: string;
  firstPartySecret: string;
  outside: readonly OutsideClient[];
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
      client_secret: hashSecret(at.firstPartySecret),
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['client_credentials', 'authorization_code', 'refresh_token', 'password'],
    },
    ...at.outside.map(metadataOf),
  ];
}

function metadataOf(client: OutsideClient): ClientMetadata {
  const { id, type, secretHash, redirectUris, signOutUris, scopes } = client;
  return {
    client_id: id,
    ...(secretHash !== undefined && { client_secret: secretHash }),
    token_endpoint_auth_method: type === 'public' ? 'none' : 'client_secret_basic',
    response_types: ['code'],
    grant_types: grantsOf(client),
    redirect_uris: [...redirectUris],
    post_logout_redirect_uris: [...signOutUris],
    // Only for the library; provider-settings.ts decides which scopes an access token may have.
    scope: scopes.filter((scope) => scope === 'openid' || scope === 'offline_access').join(' '),
  };
}

function grantsOf({ type, scopes, firstParty }: OutsideClient): string[] {
  const isConfidential = type === 'confidential';
  return [
    'authorization_code',
    ...(scopes.includes('offline_access') ? ['refresh_token'] : []),
    ...(isConfidential && scopes.includes('CLIENT') ? ['client_credentials'] : []),
    // Only servers of ours and of first-party apps may handle a password.
    ...(isConfidential && firstParty ? ['password'] : []),
  ];
}

/** Secrets are stored as hashes: hash the given secret before comparing. */
export function compareHashes(provider: Provider): void {
  provider.Client.prototype.compareClientSecret = function compareClientSecret(this: Client, shown: string) {
    const [kept, given] = [this.clientSecret ?? '', hashSecret(shown)].map((text) => Buffer.from(text));
    return kept !== undefined && given?.length === kept.length && timingSafeEqual(kept, given);
  };
}

export async function firstPartyClient(provider: Provider): Promise<Client> {
  const client = await provider.Client.find(firstPartyClientId);
  if (!client) throw new errors.InvalidClient('first-party client is missing');
  return client;
}
