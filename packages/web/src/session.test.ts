import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { idToken, openBrowser, openTab, plantSession, type Sent, toBase64Url } from '../test/browser.ts';
import { saveReturnPath } from './return-path.ts';

let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  browser = openBrowser();
});

const form = ({ body }: Sent) => Object.fromEntries(new URLSearchParams(body));

/** Starts the sign-in in a new tab. The return from it is a new page. */
async function leaveForSignIn(returnTo: string) {
  const before = browser.left.length;
  const { startSignIn } = await openTab();
  void startSignIn(returnTo);
  await vi.waitFor(() => expect(browser.left.length).toBeGreaterThan(before));
  return new URL(browser.left.at(-1) ?? '').searchParams;
}

function acceptCodes() {
  browser.answerWith((sent) => ({
    body: {
      access_token: `access-for-${form(sent).code}`,
      refresh_token: 'refresh-1',
      id_token: idToken('user-1'),
      expires_in: 3_540,
    },
  }));
}

async function challengeOf(verifier: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(String.fromCharCode(...new Uint8Array(hash)));
}

test('a sign-in is sent with state and S256 challenge, and returns to the requested path', async () => {
  acceptCodes();
  const tab = await openTab();

  const asked = await leaveForSignIn('/s/1/till?category=2');
  expect(browser.left[0]).toMatch(/^http:\/\/account\.test\/oauth\/authorize\?/);
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: 'maru-hub',
    redirect_uri: 'http://hub.test/login/callback',
    scope: 'openid offline_access CLIENT USER',
    code_challenge_method: 'S256',
  });

  const back = `/login/callback?code=c1&state=${asked.get('state')}&iss=http%3A%2F%2Faccount.test`;
  expect(await tab.finishSignIn(back)).toBe('/s/1/till?category=2');
  expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedIn', userId: 'user-1' });

  const sent = form(browser.sent[0] as Sent);
  expect(sent).toMatchObject({ grant_type: 'authorization_code', client_id: 'maru-hub', code: 'c1' });
  expect(await challengeOf(sent.code_verifier ?? '')).toBe(asked.get('code_challenge'));
});

test('without the Web Locks API no sign-in starts', async () => {
  const tab = await openTab();
  vi.stubGlobal('navigator', {});
  onTestFinished(() => void vi.unstubAllGlobals());

  await expect(tab.startSignIn('/')).rejects.toMatchObject({ reason: 'unsafeAddress' });
  expect(tab.sessionStore.getSnapshot().status).toBe('signedOut');
  expect(browser.left).toEqual([]);
});

test('two tabs sign in at the same time, each with its own state', async () => {
  acceptCodes();
  const first = await openTab();
  const second = await openTab();
  const askedFirst = await leaveForSignIn('/a');
  const askedSecond = await leaveForSignIn('/b');

  expect(askedFirst.get('state')).not.toBe(askedSecond.get('state'));
  await second.finishSignIn(`/login/callback?code=c2&state=${askedSecond.get('state')}`);
  await first.finishSignIn(`/login/callback?code=c1&state=${askedFirst.get('state')}`);

  const challenges = await Promise.all(
    browser.sent.map((sent) => challengeOf(form(sent).code_verifier ?? '')),
  );
  expect(challenges).toEqual([askedSecond.get('code_challenge'), askedFirst.get('code_challenge')]);
});

test('a tab that returns from sign-in after another tab has signed in uses that session', async () => {
  acceptCodes();
  const tab = await openTab();
  const asked = await leaveForSignIn('/s/1/orders');
  const back = `/login/callback?code=c1&state=${asked.get('state')}`;
  await tab.finishSignIn(back);

  const other = await openTab();
  saveReturnPath('/s/1/orders');
  expect(await other.finishSignIn(back)).toBe('/s/1/orders');
  expect(browser.sent).toHaveLength(1);
});

test('finishing the same sign-in twice gives the same path', async () => {
  acceptCodes();
  const tab = await openTab();
  const asked = await leaveForSignIn('/s/1/orders');
  const back = `/login/callback?code=c1&state=${asked.get('state')}`;

  const ways = await Promise.all([tab.finishSignIn(back), tab.finishSignIn(back)]);
  expect([...ways, await tab.finishSignIn(back)]).toEqual(Array(3).fill('/s/1/orders'));
});

test('a second sign-in from the home page keeps the path of the first', async () => {
  acceptCodes();
  const tab = await openTab();
  await leaveForSignIn('/s/1/orders');
  const asked = await leaveForSignIn('/');
  const back = `/login/callback?code=c1&state=${asked.get('state')}`;

  expect(await tab.finishSignIn(back)).toBe('/s/1/orders');
});

test('an unexpected return, one from another issuer or one without a code is refused as badApproach', async () => {
  const tab = await openTab();
  const expectBad = (url: string) =>
    expect(tab.finishSignIn(url)).rejects.toMatchObject({ reason: 'badApproach' });
  await expectBad('/login/callback?code=c&state=unknown');
  await expectBad('/login/callback');

  const one = await leaveForSignIn('/');
  await expectBad(`/login/callback?code=c&state=${one.get('state')}&iss=http://evil.test`);
  const two = await leaveForSignIn('/');
  await expectBad(`/login/callback?state=${two.get('state')}`);
  expect(browser.sent).toHaveLength(0);
});

test('a return with an error is reported as refused or failed', async () => {
  const tab = await openTab();
  const refused = await leaveForSignIn('/');
  const failed = await leaveForSignIn('/');

  await expect(
    tab.finishSignIn(`/login/callback?error=access_denied&state=${refused.get('state')}`),
  ).rejects.toMatchObject({ reason: 'refused' });
  await expect(
    tab.finishSignIn(`/login/callback?error=server_error&state=${failed.get('state')}`),
  ).rejects.toMatchObject({ reason: 'failed' });
});

test('a code that the server refuses is a failed sign-in', async () => {
  browser.answerWith(() => ({ status: 400, body: { error: 'invalid_grant' } }));
  const tab = await openTab();
  const asked = await leaveForSignIn('/');

  await expect(tab.finishSignIn(`/login/callback?code=c&state=${asked.get('state')}`)).rejects.toMatchObject({
    reason: 'failed',
  });
  expect(tab.sessionStore.getSnapshot().status).toBe('signedOut');
});

test.each(['//evil.test/x', 'http://evil.test/', '/\\evil.test', '/.//evil.test/x'])(
  'the return path never leads to another origin: %s',
  async (returnTo) => {
    acceptCodes();
    const tab = await openTab();
    const asked = await leaveForSignIn(returnTo);
    expect(await tab.finishSignIn(`/login/callback?code=c&state=${asked.get('state')}`)).toBe('/');
  },
);

test('spec 4 · session: refresh uses the stored refresh token, once the access token has less than a minute left', async () => {
  browser.answerWith(() => ({
    body: { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 3_540 },
  }));
  const tab = await openTab();

  plantSession({ secondsLeft: 65 });
  expect(await tab.accessToken()).toBe('access-1');
  plantSession({ secondsLeft: 55 });
  expect(await tab.accessToken()).toBe('access-2');
  expect(form(browser.sent[0] as Sent)).toEqual({
    client_id: 'maru-hub',
    grant_type: 'refresh_token',
    refresh_token: 'refresh-1',
  });
  expect(await tab.accessToken()).toBe('access-2');
  expect(browser.sent).toHaveLength(1);
});

test('spec 7 · a sign-in and a refresh send the data of the device that the list of sessions shows', async () => {
  acceptCodes();
  const tab = await openTab();
  const asked = await leaveForSignIn('/');
  await tab.finishSignIn(`/login/callback?code=c1&state=${asked.get('state')}`);
  plantSession({ secondsLeft: 0 });
  await tab.accessToken();

  const grants = browser.sent.map((sent) => form(sent).grant_type);
  expect(grants).toEqual(['authorization_code', 'refresh_token']);
  const deviceuuid = localStorage.getItem('maru.device');
  for (const { headers } of browser.sent)
    expect(headers).toMatchObject({
      ...{ devicetype: 'web', clientversion: '7.3.7', devicelanguage: 'ko', deviceuuid },
    });
});

test('spec 9 · the access token is kept for 59 minutes (3,540,000 ms) if the server gives no lifetime', async () => {
  plantSession({ secondsLeft: 0 });
  browser.answerWith(() => ({ body: { access_token: 'access-2' } }));
  const tab = await openTab();
  const before = Date.now();
  await tab.accessToken();

  const kept = JSON.parse(localStorage.getItem('maru.session') ?? '{}');
  expect(kept).toMatchObject({ refreshToken: 'refresh-1', userId: 'user-1' });
  expect(kept.accessTokenUntil - before).toBeGreaterThanOrEqual(3_540_000);
  expect(kept.accessTokenUntil - Date.now()).toBeLessThanOrEqual(3_540_000);
});

test('tabs and calls that refresh at the same time send one request and all get the new token', async () => {
  plantSession({ secondsLeft: 0 });
  browser.answerWith(() => ({
    body: { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 3_540 },
  }));
  const first = await openTab();
  const second = await openTab();

  const tokens = await Promise.all([
    first.accessToken(),
    second.accessToken(),
    first.accessTokenAfter('access-1'),
    second.accessTokenAfter('access-1'),
  ]);
  expect(tokens).toEqual(['access-2', 'access-2', 'access-2', 'access-2']);
  expect(browser.sent).toHaveLength(1);
});

test('spec 8 · missing refresh token: the session ends with Refresh token not found', async () => {
  plantSession({ secondsLeft: 0, refreshToken: '' });
  const tab = await openTab();

  await expect(tab.accessToken()).rejects.toMatchObject({
    name: 'SessionEnded',
    message: 'Refresh token not found',
  });
  expect(tab.sessionStore.getSnapshot().status).toBe('signedOut');
});

test('a refused refresh token ends the session; a lost connection does not', async () => {
  plantSession({ secondsLeft: 0 });
  const tab = await openTab();

  browser.answerWith(() => ({ error: new TypeError('Failed to fetch') }));
  await expect(tab.accessToken()).rejects.toMatchObject({ kind: 'network' });
  browser.answerWith(() => ({ status: 503, body: {} }));
  await expect(tab.accessToken()).rejects.toMatchObject({ kind: 'status' });
  expect(tab.sessionStore.getSnapshot().status).toBe('signedIn');

  browser.answerWith(() => ({ status: 400, body: { error: 'invalid_grant' } }));
  await expect(tab.accessToken()).rejects.toMatchObject({ name: 'SessionEnded' });
  expect(tab.sessionStore.getSnapshot().status).toBe('signedOut');
});

test('a refresh that ends after the sign-out does not restore the session', async () => {
  plantSession({ secondsLeft: 0 });
  const tab = await openTab();
  const held = Promise.withResolvers<{ body: object }>();
  browser.answerWith(({ url }) => (url === '/oauth/token' ? held.promise : { status: 200 }));

  const renewal = tab.accessToken();
  await vi.waitFor(() => expect(browser.sent).toHaveLength(1));
  await tab.signOut();
  held.resolve({ body: { access_token: 'access-2', refresh_token: 'refresh-2' } });

  await expect(renewal).rejects.toMatchObject({ name: 'SessionEnded' });
  expect(localStorage.length).toBe(0);
});

test('spec 4 · session: logout clears local and session storage, revokes the grant and leaves through the provider', async () => {
  plantSession();
  localStorage.setItem('maru.device', 'x');
  sessionStorage.setItem('maru.return-to', '/');
  const tab = await openTab();

  await tab.signOut();

  expect(tab.sessionStore.getSnapshot().status).toBe('leaving');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(browser.sent).toHaveLength(1);
  expect(browser.sent[0]?.url).toBe('/oauth/revoke');
  expect(form(browser.sent[0] as Sent)).toMatchObject({ client_id: 'maru-hub', token: 'refresh-1' });
  expect(browser.left).toEqual([
    'http://account.test/oauth/logout?client_id=maru-hub&post_logout_redirect_uri=http%3A%2F%2Faccount.test%2Flogoutsuccess&ui_locales=ko',
  ]);
});

test('signing out to sign in as another user keeps only the return path', async () => {
  plantSession();
  const tab = await openTab();

  await tab.signOut('/join?invitation=x');

  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  expect(sessionStorage.getItem('maru.return-to')).toContain('/join?invitation=x');
});

test('signing out works without a network', async () => {
  plantSession();
  browser.answerWith(() => ({ error: new TypeError('Failed to fetch') }));
  const tab = await openTab();

  await tab.signOut();
  expect(browser.left).toHaveLength(1);
});

test('a tab is notified when another one signs out or in', async () => {
  plantSession();
  const tab = await openTab();
  const heard: string[] = [];
  const stop = tab.sessionStore.subscribe(() => heard.push(tab.sessionStore.getSnapshot().status));
  const tell = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));

  localStorage.clear();
  tell(null);
  plantSession();
  tell('maru.session');
  tell('something-else');
  stop();
  tell('maru.session');

  expect(heard).toEqual(['signedOut', 'signedIn']);
});
