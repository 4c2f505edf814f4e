import { expect } from '@playwright/test';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { signInForm } from '../support/people.ts';
import { signUpOn, stranger, verifyUserOn } from '../support/screens/sign-up.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

test('spec 2 · a visitor signs up, verifies the e-mail and signs in to the hub', async ({ page, maru }) => {
  const person = stranger();
  await page.goto(maru.hubUrl);
  await page.getByRole('link', { name: t('account/sign-in:login.signUp') }).click();
  await expect(page).toHaveURL(`${maru.accountUrl}/signup`);

  const signUp = signUpOn(page);
  await expect(signUp.next).toBeDisabled();
  await signUp.fillBasics(person);
  await expect(signUp.next).toBeEnabled();
  await signUp.confirm.press('Enter');
  await expect(signUp.heading('phoneAuthenticaiton')).toBeFocused();

  await expect(signUp.code).toBeHidden();
  await signUp.verifyPhone(maru, person);
  await expect(signUp.done).toBeDisabled();
  await signUp.agreeToAll.check();
  await signUp.done.click();
  await expect(signUp.heading('done')).toBeFocused();
  await expect(page.getByText(person.username)).toBeVisible();
  await signUp.resend.click();
  await expect(page.getByText(t('account/sign-up:done.resent'))).toBeVisible();

  await page.goto(await mailboxOf(maru).linkTo(person.username, 2));
  const verify = verifyUserOn(page);
  await expect(verify.submit).toBeDisabled();
  await verify.send(person);
  await expect(verify.success).toBeVisible();

  await verify.toLogin.click();
  const login = signInForm(page);
  await login.username.fill(person.username);
  await login.password.fill(person.password);
  await login.submit.click();
  await expect(page).toHaveURL((url) => url.origin === maru.hubUrl);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('maru.session'))).not.toBeNull();
});
