import { Writable } from 'node:stream';
import { generateSignedCookies } from '@maru/contract/files/files.endpoints.ts';
import { changePassword } from '@maru/contract/profile/profile.endpoints.ts';
import { requestResetPasswordEmail, resetPassword } from '@maru/contract/recovery/recovery.endpoints.ts';
import { requestVerificationEmail, verifyEmail } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import pino from 'pino';
import { expect, test } from 'vitest';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { plainPages } from '#test/page-parts.ts';
import { openPhoneBrowser, wrongCode } from '#test/phone-browser.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';
import { logSettings } from './log-error.ts';

const lines: string[] = [];
const into = new Writable({
  write(line, _encoding, done) {
    lines.push(String(line));
    done();
  },
});
const log = pino({ ...logSettings, level: 'trace' }, into);

const first = await openShop();
const { app, call } = await first.instance({ log, pages: await plainPages(first.config) });
const shop = { ...first, app, call };
const secret = 'a-secret-that-nobody-may-log';

/** The log since the last call, which must not be empty. */
function logged(): string {
  const text = lines.splice(0).join('');
  expect(text).toContain('answered');
  return text;
}

test.each([
  `/resetPassword?token=${secret}&userId=${secret}`,
  `/verifyUser?token=${secret}`,
  `/approve/${secret}`,
  `/v7/atu/approval/${secret}`,
  `/?code=${secret}&state=${secret}`,
  `/login/callback?code=${secret}`,
  `/nowhere/${secret}?token=${secret}`,
  `/oauth/authorize?client_id=maru-hub&code=${secret}&redirect_uri=${secret}`,
  `/oauth/authorize/${secret}`,
  `/oauth/logout?id_token_hint=${secret}`,
  `/v5/membership/register/findusernamebycellphone?cellphone=${secret}&cellphonecountrycode=82`,
  `/v5/membership/register/usernameavailable?username=${secret}`,
  `/v5/membership/register/verifyemail?token=${secret}`,
  `/v6/stores/${secret}?token=${secret}`,
  `/files/incoming/${secret}?expires=1&signature=${secret}`,
  `/files/profile-image/${secret}/${secret}.png?expires=1&signature=${secret}`,
])('nothing of the address %s is in the log', async (url) => {
  for (const origin of [app.account, app.hub]) {
    for (const method of ['GET', 'PUT'] as const)
      await origin.inject({ method, url, headers: { accept: 'text/html', referer: secret, cookie: secret } });
    expect(logged()).not.toContain(secret);
  }
});

test('a malformed URL is not logged either', async () => {
  for (const origin of [app.account, app.hub]) await origin.inject({ url: `/%E0%A4%A?token=${secret}` });
  expect(lines.splice(0).join('')).not.toContain(secret);
});

test.each([
  ['/v5/membership/register/resetpassword', { token: secret, password: `${secret}\0` }],
  ['/v5/membership/register/verifyemail', { token: secret, [secret]: secret }],
])('nothing of what is sent to %s is in the log', async (url, payload) => {
  await app.account.inject({ method: 'PUT', url, payload, headers: { authorization: `Bearer ${secret}` } });
  await app.account.inject({
    method: 'PUT',
    url,
    payload: `{"${secret}`,
    headers: { 'content-type': 'application/json' },
  });
  expect(logged()).not.toContain(secret);
});

/** The token in the last mail to an address, sent by this instance. */
async function tokenIn(username: string): Promise<string> {
  await app.runDueJobs();
  return (await shop.mailbox.linkTo(username)).searchParams.get('token') ?? '';
}

test('passwords that are tried are not in the log', async () => {
  for (const password of ['password1', `${secret}7Q`, `${secret}\0`])
    await app.account.inject({
      method: 'POST',
      url: '/v5/membership/register/checkpassword',
      payload: { username: `${secret}@maru.test`, password },
    });
  const text = logged();
  for (const kept of [secret, 'password1']) expect(text).not.toContain(kept);
});

test('no token, code, password, address or number of a whole journey is in the log', async () => {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);
  const { verifier, callback } = await flow.fetchCode(person.username);
  const tokens = await flow.redeem({ verifier, callback });
  const refreshed = await flow.refresh(tokens.refresh_token ?? '');
  await flow.refresh('wrong').catch(() => {});

  await call(requestResetPasswordEmail, { username: person.username });
  const reset = await tokenIn(person.username);
  await app.account.inject({ url: `/resetPassword?token=${reset}&userId=${person.id}` });
  await call(resetPassword, { token: reset, password: 'Brittle7Ocean' });
  await call(resetPassword, { token: reset, password: 'Brittle7Ocean' });

  const other = await shop.person();
  await shop.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', other.id).execute();
  await call(requestVerificationEmail, { username: other.username });
  const verify = await tokenIn(other.username);
  await app.account.inject({ url: `/verifyUser?token=${verify}` });
  await call(verifyEmail, { token: verify }, other);
  const passwords = { currentPassword: 'maru1234!', password: 'Vivid#Otter8' };
  await call(changePassword, { id: other.id, ...passwords }, other);

  const phone = openPhoneBrowser(shop);
  await phone.request();
  await app.runDueJobs();
  const code = await phone.readCode();
  await phone.type(wrongCode(code));
  await phone.type(code);

  const text = logged();
  const secrets = [
    ...[
      person.username,
      other.username,
      person.token,
      other.token,
      reset,
      verify,
      phone.cellphone,
      phone.e164,
    ],
    ...[tokens.access_token, tokens.refresh_token, refreshed.access_token, refreshed.refresh_token],
    ...[callback.searchParams.get('code'), flow.browser.jar.get('sso'), phone.cookie.split('=')[1]],
    ...['maru1234!', 'Brittle7Ocean', 'Vivid#Otter8'],
  ];
  for (const one of secrets) {
    expect(one).toBeTruthy();
    expect(text).not.toContain(one);
  }
  expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
});

test('no link, cookie or key of an uploaded file is in the log', async () => {
  const person = await shop.person();
  const files = fileBuilder(shop);
  const image = await picture('png');
  const link = await files.linkFor(person, image);
  await files.put(link, image);
  await files.put(link, image.subarray(1));
  const { url } = (await files.access(person, link.awsKey)).response;
  await files.get(url);
  await files.get(`${url}x`);
  const { headers } = await call(generateSignedCookies, { objectPurpose: 'PROFILE_IMAGE' }, person);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  await files.get(`/files/${link.awsKey}`, { cookie });

  const text = logged();
  const signatures = [link.url, url].map((one) => new URL(one).searchParams.get('signature') ?? '');
  for (const one of [...signatures, cookie.split('=')[1] ?? '', link.awsKey]) {
    expect(one).toBeTruthy();
    expect(text).not.toContain(one);
  }
});

test('pages with a mail token in their URL send no referrer', async () => {
  for (const url of [`/resetPassword?token=${secret}&userId=x`, `/verifyUser?token=${secret}`]) {
    const { headers } = await app.account.inject({ url, headers: { accept: 'text/html' } });
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  }
});
