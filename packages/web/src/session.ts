import { pageConfig } from './config.ts';
import { currentLanguage } from './language.ts';
import { callbackUrl, canSignIn, leaveForSignIn } from './leave-for-sign-in.ts';
import { take } from './pkce.ts';
import { keepReturnPath, takeReturnPath } from './return-path.ts';
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

/** An access token with less than this left is renewed before it is used. */
const reserve = 60_000;

/** `leaving`: this tab is on its way to the authorization server, to sign in or out. */
export type Session = { status: 'signedIn'; userId: string } | { status: 'signedOut' | 'leaving' };

const signedOut: Session = { status: 'signedOut' };
const leaving: Session = { status: 'leaving' };
let snapshot: Session = signedOut;
let isLeaving = false;

/** For `useSyncExternalStore`; hears the other tabs too. */
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
 * Leaves for the sign-in page; `returnTo` is the path to come back to. Never resolves: the page is being left. Throws
 * SignInFailed where the browser has no locks and no digests, without which no session can be kept.
 */
export async function startSignIn(returnTo: string): Promise<never> {
  if (!canSignIn()) throw new SignInFailed('unsafeAddress');
  isLeaving = true;
  await leaveForSignIn(returnTo);
  return new Promise<never>(() => undefined);
}

const returns = new Map<string, Promise<string>>();

/**
 * Takes the code that `url` (the address of /login/callback) brought back. Answers the path to go on to; throws
 * SignInFailed, or NetworkError where the connection failed. A return counts once: a page that asks again, such as when
 * another tab signs in at that moment, hears the same.
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

  // Two tabs may come back with one sign-in: the second finds the verifier used and a session already there.
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

/** RFC 9207; a server that does not say who it is does not have to. */
function isOurIssuer(issuer: string | null): boolean {
  return issuer === null || new URL(issuer).origin === new URL(pageConfig().accountUrl).origin;
}

/** An access token good for another minute at least. Throws SessionEnded, or NetworkError. */
export async function accessToken(): Promise<string> {
  const tokens = readTokens();
  if (!tokens) throw new SessionEnded('Signed out');
  if (tokens.accessTokenUntil - Date.now() > reserve) return tokens.accessToken;
  return renew(tokens.accessToken);
}

/** Another access token than the one that was just refused with 401. */
export function accessTokenAfter(refused: string): Promise<string> {
  return renew(refused);
}

/** One renewal at a time over all tabs: who waited for the lock finds the tokens of who had it. */
function renew(old: string): Promise<string> {
  return alone(async () => {
    const tokens = readTokens();
    if (!tokens) throw new SessionEnded('Signed out');
    if (tokens.accessToken !== old) return tokens.accessToken;
    if (!tokens.refreshToken) throw endSession('Refresh token not found');

    const renewed = await redeemRefreshToken(tokens, tokens.refreshToken);
    // Signed out, or in as somebody else, while the answer was on its way: it must not bring the old session back.
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
 * Ends the session here, on the server and at the authorization server, and leaves the page. That the grant has ended
 * tells the authorization server that it was asked for here: for a bare link it waits for a click. `returnTo`: where
 * whoever signs in next in this tab goes, for who signs out to come back as somebody else.
 */
export async function signOut(returnTo?: string): Promise<void> {
  const { accountUrl, clientId } = pageConfig();
  const refreshToken = readTokens()?.refreshToken;
  const language = currentLanguage();
  isLeaving = true;
  clearStorages();
  if (returnTo !== undefined) keepReturnPath(returnTo);
  if (refreshToken) await revoke(refreshToken);

  location.assign(
    `${accountUrl}/oauth/logout?${new URLSearchParams({
      client_id: clientId,
      post_logout_redirect_uri: `${accountUrl}/logoutsuccess`,
      ui_locales: language,
    })}`,
  );
}
