import { accessTokenSeconds } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { pageConfig } from './config.ts';
import { deviceHeaders } from './device.ts';
import { fetchOrFail, NetworkError } from './network-error.ts';
import type { Tokens } from './tokens.ts';

/** The time limit is needed because other tabs wait for this renewal. */
const patience = 15_000;

/** The authorization server refused: the code or refresh token is used, expired or revoked. */
export class GrantRefused extends Error {
  override readonly name = 'GrantRefused';
}

type TokenAnswer = {
  access_token: string;
  expires_in?: number;
  refresh_token?: string;
  id_token?: string;
};

type Grant =
  | { grant_type: 'authorization_code'; code: string; code_verifier: string; redirect_uri: string }
  | { grant_type: 'refresh_token'; refresh_token: string };

/** Calls the token endpoint on the page's origin. The hub is a public client, so the body names it. */
export async function redeem(grant: Grant, before?: Tokens): Promise<Tokens> {
  const asked = Date.now();
  const response = await post('/oauth/token', grant, { headers: deviceHeaders() });
  if (response.status === 400 || response.status === 401) throw new GrantRefused(await response.text());
  if (!response.ok) throw new NetworkError('status', { http: response.status });

  const answer = (await response.json()) as TokenAnswer;
  return {
    accessToken: answer.access_token,
    accessTokenUntil: asked + (answer.expires_in ?? accessTokenSeconds) * 1000,
    refreshToken: answer.refresh_token ?? before?.refreshToken,
    userId: answer.id_token ? subjectOf(answer.id_token) : (before?.userId ?? ''),
  };
}

/** Revokes the grant. The request continues while the page is being left; a failure is ignored. */
export async function revoke(refreshToken: string): Promise<void> {
  const body = { token: refreshToken, token_type_hint: 'refresh_token' };
  await post('/oauth/revoke', body, { keepalive: true }).catch(() => undefined);
}

function post(url: string, body: Record<string, string>, init: RequestInit = {}): Promise<Response> {
  return fetchOrFail(url, {
    method: 'POST',
    body: new URLSearchParams({ client_id: pageConfig().clientId, ...body }),
    signal: AbortSignal.timeout(patience),
    ...init,
  });
}

/** The user of the tokens. Only used to notice a change of user, so the signature is not checked. */
function subjectOf(idToken: string): string {
  const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return (JSON.parse(atob(payload)) as { sub: string }).sub;
}
