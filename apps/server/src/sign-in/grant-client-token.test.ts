import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { grantClientToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { accountUrl, hubUrl } = shop.config;

function post(headers: Record<string, string>, app = shop.app.account) {
  return app.inject({ method: 'POST', url: grantClientToken.path, headers, payload: {} });
}

test('spec 4 · session: a page of the account area gets a client token of 59 minutes, which signs nobody in', async () => {
  const answer = (await post({ origin: accountUrl })).json();
  expect(answer).toMatchObject({ status: 'OK', response: { expiresInSeconds: 3540 } });

  const me = await shop.call(getProfile, {}, { id: '', username: '', token: answer.response.accessToken });
  expect(me.http).toBe(401);
});

test.each([hubUrl, 'https://evil.example', 'null', undefined])(
  'from origin %s the call is refused',
  async (origin) => {
    const answer = await post(origin === undefined ? {} : { origin });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ status: 'FORBIDDEN' });
  },
);

test('the hub does not have the call', async () => {
  expect((await post({ origin: accountUrl }, shop.app.hub)).statusCode).toBe(404);
});
