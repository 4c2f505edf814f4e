import { pageConfig } from './config.ts';
import { begin } from './pkce.ts';
import { isReturnPathRecent, saveReturnPath } from './return-path.ts';

const scopes = 'openid offline_access CLIENT USER';

/**
 * Whether this browser supports sessions. Over plain http from another machine, locks and digests are
 * missing.
 */
export function canSignIn(): boolean {
  return Boolean(navigator.locks && crypto.subtle);
}

/** Navigates to the authorization server; `returnTo` is the path to come back to. */
export async function leaveForSignIn(returnTo: string): Promise<void> {
  const { accountUrl, clientId } = pageConfig();
  const { state, challenge } = await begin();
  // A tab that came back to the start page keeps the return path it saved before.
  if (returnTo !== '/' || !isReturnPathRecent()) saveReturnPath(returnTo);

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
