import { wordsOf } from '@maru/contract/error-words.ts';
import { expect, type Page } from '@playwright/test';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { password, people, signInForm } from '../support/people.ts';
import { signUpOn, stranger, verifyUserOn } from '../support/screens/sign-up.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

/** Signs up on this page and returns the person with the link of the mail. */
async function signUp(page: Page, maru: Maru) {
  const person = stranger();
  const form = signUpOn(page);
  await form.begin(maru, person);
  await form.verifyPhone(maru, person);
  await form.agreeToAll.check();
  await form.done.click();
  await expect(form.heading('done')).toBeVisible();
  return { person, link: await mailboxOf(maru).linkTo(person.username) };
}

test('spec 2 · /verifyUser: if the token is missing, redirect to /', async ({ page, maru }) => {
  for (const address of ['/verifyUser', '/verifyUser?token=', '/verifyUser?userId=x']) {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url() === maru.accountUrl + address),
      page.goto(maru.accountUrl + address, { referer: `${maru.accountUrl}/` }),
    ]);
    expect([answer.status(), answer.headers().location]).toEqual([302, '/']);
    await expect(signInForm(page).submit).toBeVisible();
  }
});

test('spec 4 · verify e-mail: form -> success, also after a login that failed (loginError) and another person (incorrect access)', async ({
  page,
  maru,
}) => {
  const { person, link } = await signUp(page, maru);
  const verify = verifyUserOn(page);
  await page.goto(link);
  await verify.send({ ...person, password: 'wrong' });
  await expect(verify.alert).toHaveText(wordsOf('LOGIN_FAILED', 'ko'));

  await verify.send({ username: people.owner, password });
  await expect(verify.alert).toContainText(ko.t('account/sign-up:verify.authenticationError'));
  await expect(verify.alert).toContainText(wordsOf('INCORRECT_ACCESS', 'ko'));

  await verify.send(person);
  await expect(verify.success).toBeFocused();
  expect(page.url()).not.toContain('token');
  await page.goto(link);
  await verify.send(person);
  await expect(verify.success).toBeFocused();
  await expect(page.getByText(wordsOf('TOKEN_INVALID', 'ko', { reason: 'ALREADY_VERIFIED' }))).toBeVisible();
  await expect(verify.alert).toHaveCount(0);
  await verify.toLogin.click();
  await expect(signInForm(page).submit).toBeVisible();
});

test('spec 8 · a token that is invalid is an authentication error, and a new mail can be requested', async ({
  page,
  maru,
}) => {
  const { person } = await signUp(page, maru);
  const verify = verifyUserOn(page);
  await page.goto(`${maru.accountUrl}/verifyUser?token=nobody-sent-this`);
  await verify.send(person);
  await expect(verify.alert).toContainText(wordsOf('TOKEN_INVALID', 'ko'));

  await page.getByRole('button', { name: ko.t('account/sign-up:resend') }).click();
  await expect(page.getByText(ko.t('account/sign-up:verify.resent'))).toBeVisible();
  await page.goto(await mailboxOf(maru).linkTo(person.username, 2));
  await verify.send(person);
  await expect(verify.success).toBeVisible();
});
