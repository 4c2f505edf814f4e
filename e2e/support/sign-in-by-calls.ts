import { createHash, randomBytes } from 'node:crypto';
import { hubClientId } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { Page } from '@playwright/test';
import { storeForHub } from './browser-storage.ts';
import type { Account } from './people.ts';
import type { Maru } from './start-maru.ts';

/**
 * Signs the page's context in with the requests of the hub and the sign-in page, but without loading either: that takes
 * a second of a core. Replaces what the hub has stored.
 */
export async function signInByCalls(page: Page, maru: Maru, account: Account): Promise<void> {
  const context = page.context();
  const { request } = context;
  const code_verifier = randomBytes(48).toString('base64url');
  const redirect_uri = `${maru.hubUrl}/login/callback`;
  const asked = new URLSearchParams({
    ...{ client_id: hubClientId, response_type: 'code', scope: 'openid offline_access CLIENT USER' },
    ...{ redirect_uri, state: 'of a journey', code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
  });

  await request.get(`${maru.accountUrl}/oauth/authorize?${asked}`);
  const form = { username: account.username, password: account.password };
  const origin = { origin: maru.accountUrl };
  const back = await request.post(`${maru.accountUrl}/login`, { form, headers: origin });
  const code = new URL(back.url()).searchParams.get('code');
  if (!code) throw new Error(`${account.username} cannot sign in: ${back.url()}`);

  const at = Date.now();
  const grant = {
    grant_type: 'authorization_code',
    code,
    code_verifier,
    redirect_uri,
    client_id: hubClientId,
  };
  const answer = await request.post(`${maru.hubUrl}/oauth/token`, { form: grant });
  const { access_token, refresh_token, id_token, expires_in } = await answer.json();
  const session = {
    accessToken: access_token,
    accessTokenUntil: at + expires_in * 1_000,
    refreshToken: refresh_token,
    userId: JSON.parse(Buffer.from(id_token.split('.')[1], 'base64url').toString()).sub,
  };
  await storeForHub(context, maru, [{ name: 'maru.session', value: JSON.stringify(session) }]);
}
