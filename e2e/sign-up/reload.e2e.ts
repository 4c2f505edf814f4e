import { requestMobileVerificationCode } from '@maru/contract/verification/verification.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { type Stranger, signUpOn, stranger } from '../support/screens/sign-up.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

const passwordLost = ko.t('account/sign-up:passwordLost');

/** Reloads the page, as a phone does after dropping it, and checks that the password is stored nowhere. */
async function reload(page: Page, { password }: Stranger) {
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toContain(password);
  await page.reload();
}

/** Expects the first step filled in except for the password, and types that again. */
async function giveLostPassword(page: Page, person: Stranger) {
  const signUp = signUpOn(page);
  await expect(signUp.password).toBeFocused();
  await expect(signUp.password).toHaveAccessibleDescription(new RegExp(RegExp.escape(passwordLost)));
  await expect(signUp.name).toHaveValue(person.name);
  await expect(signUp.username).toHaveValue(person.username);
  await signUp.password.fill(person.password);
  await signUp.confirm.fill(person.password);
  await signUp.next.click();
}

/** Goes to the step with the terms, with a phone that was just verified. */
async function signUpToTerms(page: Page, maru: Maru) {
  const person = stranger();
  const signUp = signUpOn(page);
  await signUp.begin(maru, person);
  await signUp.verifyPhone(maru, person);
  return { person, signUp };
}

test('a reload in the first step keeps name and e-mail', async ({ page, maru }) => {
  const person = stranger();
  const signUp = signUpOn(page);
  await page.goto(`${maru.accountUrl}/signup`);
  await expect(signUp.next).toBeDisabled();
  await signUp.fillBasics(person);
  await reload(page, person);
  await expect(signUp.name).toHaveValue(person.name);
  await expect(signUp.username).toHaveValue(person.username);
  await expect(signUp.next).toBeDisabled();
  await expect(page.getByText(passwordLost)).toBeHidden();
});

test('a reload after requesting the code returns to the code field with the remaining time', async ({
  page,
  maru,
}) => {
  const person = stranger();
  const signUp = signUpOn(page);
  let texts = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === requestMobileVerificationCode.path) texts += 1;
  });
  await signUp.begin(maru, person);
  await signUp.phone.fill(person.phone);
  await reload(page, person);
  await expect(signUp.heading('phoneAuthenticaiton')).toBeVisible();
  await expect(signUp.phone).toHaveValue(/010-\d{4}-\d{4}/);
  await signUp.askCode.click();
  const code = await mailboxOf(maru).codeTo(person.phone);

  await reload(page, person);
  await expect(signUp.code).toBeFocused();
  await expect(page.getByRole('timer')).toContainText(/[12]:\d\d/);
  await signUp.code.fill(code);
  await signUp.check.click();

  await giveLostPassword(page, person);
  await expect(signUp.heading('term')).toBeFocused();
  await signUp.agreeToAll.check();
  await signUp.done.click();
  await expect(signUp.heading('done')).toBeVisible();
  expect(texts).toBe(1);
});

test('a reload at the terms asks only for the password again: phone verification and consents are kept', async ({
  page,
  maru,
}) => {
  const { person, signUp } = await signUpToTerms(page, maru);
  await signUp.agreeToAll.check();
  for (let time = 0; time < 2; time += 1) await reload(page, person);

  await giveLostPassword(page, person);
  await expect(signUp.agreeToAll).toBeChecked();
  await signUp.back.click();
  await expect(page.getByText(ko.t('account/verification:verified'))).toBeVisible();
  await page.goForward();
  await signUp.done.click();
  await expect(signUp.heading('done')).toBeFocused();

  await page.reload();
  await expect(signUp.heading('basicInfomation')).toBeVisible();
  await expect(signUp.next).toBeDisabled();
  await expect(signUp.username).toHaveValue('');
});

test('a phone whose verification is lost has to be verified again, with its number filled in', async ({
  page,
  context,
  maru,
}) => {
  const { person, signUp } = await signUpToTerms(page, maru);
  // The cookie that identifies this browser to the server is gone.
  await context.clearCookies();
  await reload(page, person);
  await giveLostPassword(page, person);
  await expect(signUp.heading('phoneAuthenticaiton')).toBeVisible();
  await expect(signUp.phone).toHaveValue(/010-\d{4}-\d{4}/);
  await expect(signUp.askCode).toBeEnabled();
});
