import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { grantClientToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { accountUrl, hubUrl } = shop.config;

function post(headers: Record<string, string>, app = shop.app.account) {
  return app.inject({ method: 'POST', url: grantClientToken.path, headers, payload: {} });
}

test('a page of the account area gets a CLIENT token of 59 minutes, which is nobody', async () => {
  const answer = (await post({ origin: accountUrl })).json();
  expect(answer).toMatchObject({ status: 'OK', response: { expiresInSeconds: 3540 } });

  const me = await shop.call(getProfile, {}, { id: '', username: '', token: answer.response.accessToken });
  expect(me.http).toBe(401);
});

test.each([hubUrl, 'https://evil.example', 'null', undefined])(
  'from origin %s it is refused',
  async (origin) => {
    const answer = await post(origin === undefined ? {} : { origin });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ status: 'FORBIDDEN' });
  },
);

test('the hub does not have the call', async () => {
  expect((await post({ origin: accountUrl }, shop.app.hub)).statusCode).toBe(404);
});

test('an address that asks sixty times a minute is told to wait, another is not', async () => {
  const from = (remoteAddress: string) =>
    shop.app.account.inject({
      method: 'POST',
      url: grantClientToken.path,
      headers: { origin: accountUrl },
      payload: {},
      remoteAddress,
    });
  const answers = await Promise.all(Array.from({ length: 61 }, () => from('192.0.2.7')));

  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.json()).toMatchObject({
    status: 'TOO_MANY_REQUESTS',
    detail: { seconds: expect.any(Number) },
  });
  expect(refused[0]?.headers['retry-after']).toBeDefined();
  expect((await from('192.0.2.8')).statusCode).toBe(200);
});
