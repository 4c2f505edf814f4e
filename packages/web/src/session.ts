import { pageConfig } from './config.ts';
import { currentLanguage } from './language.ts';
import { callbackUrl, canSignIn, leaveForSignIn } from './leave-for-sign-in.ts';
import { take } from './pkce.ts';
import { saveReturnPath, takeReturnPath } from './return-path.ts';
import { SessionEnded, SignInFailed } from './session-errors.ts';
import { GrantRefused, redeem, revoke } from './token-endpoint.ts';
import {
  clearStorages,
  forgetTokens,
  readTokens,
  subscribeToTokens,
  type Tokens,
  writeTokens,
} from './tokens.ts';

/** A token with less time left is renewed before it is used. */
const reserve = 60_000;

/** `leaving`: this tab is navigating to the authorization server, to sign in or out. */
export type Session = { status: 'signedIn'; userId: string } | { status: 'signedOut' | 'leaving' };

const signedOut: Session = { status: 'signedOut' };
const leaving: Session = { status: 'leaving' };
let snapshot: Session = signedOut;
let isLeaving = false;

/** For `useSyncExternalStore`. Listeners are also called for changes by other tabs. */
export const sessionStore = {
  subscribe: subscribeToTokens,
  getSnapshot(): Session {
    const userId = readTokens()?.userId;
    if (isLeaving) snapshot = leaving;
    else if (userId === undefined) snapshot = signedOut;
    else if (snapshot.status !== 'signedIn' || snapshot.userId !== userId) {
      snapshot = { status: 'signedIn', userId };
    }
    return snapshot;
  },
};

/**
 * Navigates to the sign-in page; `returnTo` is the path to come back to. Never resolves, because the page is being
 * left. Throws SignInFailed if the browser has no locks and digests, which a session needs.
 */
export async function startSignIn(returnTo: string): Promise<never> {
  if (!canSignIn()) throw new SignInFailed('unsafeAddress');
  isLeaving = true;
  await leaveForSignIn(returnTo);
  return new Promise<never>(() => undefined);
}

const returns = new Map<string, Promise<string>>();

/**
 * Redeems the code in `url`, the address of /login/callback, and returns the path to go on to. Throws
 * SignInFailed or NetworkError. A repeated call, for example because another tab is signing in, gets the same
 * result.
 */
export function finishSignIn(url: string): Promise<string> {
  const finishing = returns.get(url) ?? finishReturn(url);
  returns.set(url, finishing);
  return finishing;
}

async function finishReturn(url: string): Promise<string> {
  const answer = new URL(url, location.origin).searchParams;
  const verifier = take(answer.get('state') ?? '');
  const refusal = answer.get('error');
  const code = answer.get('code');

  // Two tabs may return with one sign-in. The second finds no verifier any more, but a stored session.
  if (!verifier && readTokens()) return takeReturnPath();
  if (!verifier || !isOurIssuer(answer.get('iss'))) throw new SignInFailed('badApproach');
  if (refusal) throw new SignInFailed(refusal === 'access_denied' ? 'refused' : 'failed', refusal);
  if (!code) throw new SignInFailed('badApproach');

  writeTokens(await redeemCode(code, verifier));
  return takeReturnPath();
}

async function redeemCode(code: string, verifier: string): Promise<Tokens> {
  try {
    return await redeem({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: callbackUrl(),
    });
  } catch (error) {
    throw error instanceof GrantRefused ? new SignInFailed('failed', error) : error;
  }
}

/** RFC 9207. A server may leave out `iss`. */
function isOurIssuer(issuer: string | null): boolean {
  return issuer === null || new URL(issuer).origin === new URL(pageConfig().accountUrl).origin;
}

/** An access token that is valid for at least another minute. Throws SessionEnded or NetworkError. */
export async function accessToken(): Promise<string> {
  const tokens = readTokens();
  if (!tokens) throw new SessionEnded('Signed out');
  if (tokens.accessTokenUntil - Date.now() > reserve) return tokens.accessToken;
  return renew(tokens.accessToken);
}

/** A new access token after the server rejected this one with 401. */
export function accessTokenAfter(refused: string): Promise<string> {
  return renew(refused);
}

/**
 * Renews the tokens. Across all tabs, one renewal runs at a time; a tab that waited for the lock finds the
 * new tokens.
 */
function renew(old: string): Promise<string> {
  return alone(async () => {
    const tokens = readTokens();
    if (!tokens) throw new SessionEnded('Signed out');
    if (tokens.accessToken !== old) return tokens.accessToken;
    if (!tokens.refreshToken) throw endSession('Refresh token not found');

    const renewed = await redeemRefreshToken(tokens, tokens.refreshToken);
    // The person signed out, or in as somebody else, meanwhile: the response must not restore the old
    // session.
    if (readTokens()?.refreshToken !== tokens.refreshToken) throw new SessionEnded('Signed out');
    writeTokens(renewed);
    return renewed.accessToken;
  });
}

async function redeemRefreshToken(tokens: Tokens, refreshToken: string): Promise<Tokens> {
  try {
    return await redeem({ grant_type: 'refresh_token', refresh_token: refreshToken }, tokens);
  } catch (error) {
    throw error instanceof GrantRefused ? endSession('Refresh token refused') : error;
  }
}

function endSession(reason: string): SessionEnded {
  forgetTokens();
  return new SessionEnded(reason);
}

function alone<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks.request('maru.session', act) as Promise<T>;
}

/**
 * Ends the session in this browser, revokes the grant and leaves for the authorization server. Because the
 * grant has ended, that server accepts the sign-out at once; otherwise the person would have to confirm it by
 * a click. `returnTo` is the path that the next sign-in in this tab returns to.
 */
export async function signOut(returnTo?: string): Promise<void> {
  const { accountUrl, clientId } = pageConfig();
  const refreshToken = readTokens()?.refreshToken;
  const language = currentLanguage();
  isLeaving = true;
  clearStorages();
  if (returnTo !== undefined) saveReturnPath(returnTo);
  if (refreshToken) await revoke(refreshToken);

  location.assign(
    `${accountUrl}/oauth/logout?${new URLSearchParams({
      client_id: clientId,
      post_logout_redirect_uri: `${accountUrl}/logoutsuccess`,
      ui_locales: language,
    })}`,
  );
}
