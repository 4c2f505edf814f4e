import { pageConfig } from './config.ts';
import { begin } from './pkce.ts';
import { isOnTheWay, keepReturnPath } from './return-path.ts';

const scopes = 'openid offline_access CLIENT USER';

/** Whether this browser lets the page keep a session: locks and digests are missing on plain http from another machine. */
export function canSignIn(): boolean {
  return Boolean(navigator.locks && crypto.subtle);
}

/** Leaves for the authorization server; `returnTo` is the path to come back to. */
export async function leaveForSignIn(returnTo: string): Promise<void> {
  const { accountUrl, clientId } = pageConfig();
  const { state, challenge } = await begin();
  // Who is sent by way of the front door is still going where they were going.
  if (returnTo !== '/' || !isOnTheWay()) keepReturnPath(returnTo);

  location.assign(
    `${accountUrl}/oauth/authorize?${new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: callbackUrl(),
      scope: scopes,
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    })}`,
  );
}

export function callbackUrl(): string {
  return `${location.origin}/login/callback`;
}
