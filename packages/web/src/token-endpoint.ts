import { accessTokenSeconds } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { pageConfig } from './config.ts';
import { fetchOrFail, NetworkError } from './network-error.ts';
import type { Tokens } from './tokens.ts';

/** A tab must not keep the others waiting for a renewal that never ends. */
const patience = 15_000;

/** The authorization server said no: the code or the refresh token is used, expired or revoked. */
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

/** The token endpoint of the own origin; the hub is a public client and names itself in the body. */
export async function redeem(grant: Grant, before?: Tokens): Promise<Tokens> {
  const asked = Date.now();
  const response = await post('/oauth/token', grant);
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

/** Ends the grant on the server. Keeps going while the page is being left; its failure is nobody's to hear. */
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

/** Whose tokens these are; only to notice a change of person, so that no signature is checked. */
function subjectOf(idToken: string): string {
  const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return (JSON.parse(atob(payload)) as { sub: string }).sub;
}
