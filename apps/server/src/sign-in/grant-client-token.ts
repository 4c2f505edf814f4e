import type { OutputOf } from '@maru/contract/endpoint.ts';
import {
  accessTokenSeconds,
  type grantClientToken as wire,
} from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { Provider } from 'oidc-provider';
import type { Context } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { firstPartyClient } from './clients/clients.ts';
import { api, apiServer } from './provider/provider-settings.ts';

/**
 * Gives a page of the account area its CLIENT token. The client's secret stays on the server. A page of another origin
 * is refused: its browser sends that origin.
 */
export function grantClientTokenBy({ provider, accountUrl }: { provider: Provider; accountUrl: string }) {
  return async function grantClientToken({ request }: Context): Promise<OutputOf<typeof wire>> {
    if (request.headers.origin !== accountUrl) fail('FORBIDDEN');

    const client = await firstPartyClient(provider);
    const token = new provider.ClientCredentials({
      client,
      scope: 'CLIENT',
      resourceServer: new provider.ResourceServer(api, apiServer(['CLIENT'])),
    });
    return { accessToken: await token.save(), expiresInSeconds: accessTokenSeconds };
  };
}
