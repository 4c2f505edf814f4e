import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import { accessTokenSeconds, type grantUserToken as wire } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { Provider } from 'oidc-provider';
import type { Context } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { CheckCredentials } from './check-credentials.ts';
import { firstPartyClient } from './clients/clients.ts';
import { knownDeviceOf, rememberBrowser } from './known-browser.ts';
import { issueUserToken } from './provider/issue-user-token.ts';
import { userScopes } from './provider/provider-settings.ts';

/**
 * Exchanges username and password for a user token that a page of the account area keeps in memory (`bypassLogin` of
 * docs/requirements.md, 7): no refresh token, no session of the browser, no row in the list of sign-ins, and a grant
 * that ends with the token.
 */
export function grantUserTokenBy(parts: {
  provider: Provider;
  accountUrl: string;
  checkCredentials: CheckCredentials;
}) {
  const { provider, accountUrl, checkCredentials } = parts;

  return async function grantUserToken(
    { log, request, reply }: Context,
    credentials: ParsedInputOf<typeof wire>,
  ): Promise<OutputOf<typeof wire>> {
    if (request.headers.origin !== accountUrl) fail('FORBIDDEN');

    const device = knownDeviceOf(provider, request, reply);
    const checked = await checkCredentials(credentials, { address: request.ip, device });
    if (checked === 'wrong') fail('LOGIN_FAILED');
    if ('waitSeconds' in checked) fail('TOO_MANY_REQUESTS', { seconds: checked.waitSeconds });

    const { userId, epoch } = checked;
    const client = await firstPartyClient(provider);
    const { value } = await issueUserToken(provider, {
      client,
      accountId: userId,
      epoch,
      scopes: userScopes,
      grantSeconds: accessTokenSeconds,
    });
    rememberBrowser(provider, checked, { request, reply });
    log.info({ userId }, 'signed in');
    return { accessToken: value, expiresInSeconds: accessTokenSeconds };
  };
}
