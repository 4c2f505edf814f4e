import { listUserEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import { changePassword } from '@maru/contract/profile/profile.endpoints.ts';
import { requestResetPasswordEmail, resetPassword } from '@maru/contract/recovery/recovery.endpoints.ts';
import { requestVerificationEmail, verifyEmail } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { expect, test } from 'vitest';
import { openSignUp, publishTwoArticles } from '#test/builders/sign-up-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
await publishTwoArticles(shop);
const admin = await shop.person({ admin: true });

async function logOf(id: string) {
  const { response } = await shop.call(listUserEventLog, { id }, admin);
  return response.content.map(({ module, act, actor, after }) => ({
    module,
    act,
    byUser: actor !== null,
    after,
  }));
}
const tokenIn = async (username: string) =>
  (await shop.mailbox.linkTo(username)).searchParams.get('token') ?? '';

test('a sign-up writes a trail row without personal data', async () => {
  const { signUp } = await openSignUp(shop);
  const { id, username } = (await signUp()).response;

  expect(await logOf(id)).toEqual([
    {
      ...{ module: 'sign-up', act: 'createUser', byUser: false },
      after: { name: '김*루', username: `${username.slice(0, 2)}***@maru.test` },
    },
  ]);
});

test('a verified address and a reset password are in the log, without the tokens', async () => {
  const person = await shop.person();
  const { id, username } = person;
  await shop.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', id).execute();
  await shop.call(requestVerificationEmail, { username });
  expect((await shop.call(verifyEmail, { token: await tokenIn(username) }, person)).http).toBe(204);
  await shop.call(requestResetPasswordEmail, { username });
  const reset = { token: await tokenIn(username), password: 'Brittle7Ocean' };
  expect((await shop.call(resetPassword, reset)).http).toBe(204);

  expect(await logOf(id)).toEqual([
    { module: 'recovery', act: 'resetPassword', byUser: false, after: null },
    { module: 'sign-up', act: 'verifyEmail', byUser: true, after: null },
  ]);
});

test('a changed password is in the log, a refused change is not', async () => {
  const person = await shop.person();
  const change = (currentPassword: string) =>
    shop.call(changePassword, { id: person.id, currentPassword, password: 'Brittle7Ocean' }, person);
  expect((await change('wrong')).http).toBe(409);
  expect((await change('maru1234!')).http).toBe(204);

  expect(await logOf(person.id)).toEqual([
    { module: 'profile', act: 'changePassword', byUser: true, after: null },
  ]);
});
