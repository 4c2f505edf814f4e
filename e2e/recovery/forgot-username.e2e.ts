import { wordsOf as errorWords } from '@maru/contract/error-words.ts';
import { expect } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { newPerson } from '../support/new-person.ts';
import { signInForm } from '../support/people.ts';
import { recoveryOn } from '../support/screens/recovery.ts';
import { mobilePhone } from '../support/screens/sign-up.ts';
import { ko } from '../support/words.ts';

// An address of its own, because codes are limited per address.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.21' } });

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('spec 4 · forgot username: after a wrong code, the right code shows the username, a copy button and links', async ({
  page,
  context,
  maru,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await newPerson(maru);
  const recovery = recoveryOn(page);
  await page.goto(maru.accountUrl);
  await page.getByRole('link', { name: ko.t('account/sign-in:login.forgotEmail') }).click();
  await expect(recovery.code).toBeHidden();
  await expect(recovery.askCode).toBeDisabled();

  // A code was just sent to this number: the form shows the wait and then allows another one.
  await recovery.phone.fill(person.phone);
  await recovery.askCode.click();
  await expect(recovery.alert).toBeVisible();
  await expect(recovery.askCode).toBeEnabled({ timeout: 40_000 });
  await recovery.askCode.click();
  await expect(recovery.code).toBeFocused();
  await expect(recovery.resendCode).toBeDisabled();

  const code = await mailboxOf(maru).codeTo(person.phone, 2);
  await recovery.code.fill(wrongCode(code));
  await recovery.check.click();
  await expect(recovery.alert).toHaveText(
    errorWords('VERIFICATION_NUMBER_INCORRECT', 'ko', { triesLeft: 4 }),
  );
  await recovery.code.fill(code);
  await recovery.check.click();

  await expect(recovery.heading('username.found')).toBeFocused();
  await expect(page.getByText(person.username)).toBeVisible();
  await recovery.copy.click();
  await expect(recovery.copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(person.username);
  await expect(recovery.copy).toBeVisible();

  await recovery.toPassword.click();
  await expect(page).toHaveURL(`${maru.accountUrl}/forgotPassword`);
  await expect(recovery.username).toHaveValue(person.username);
  await page.goBack();
  await expect(recovery.heading('username.found')).toBeVisible();
  await recovery.toLogin.click();
  await expect(signInForm(page).password).toBeVisible();
});

test('spec 4 · forgot username: editing the phone returns to step 0, and switching tabs keeps the input', async ({
  page,
  maru,
}) => {
  const recovery = recoveryOn(page);
  const phone = mobilePhone();
  await page.goto(`${maru.accountUrl}/forgotId`);
  await recovery.phone.fill(phone);
  await recovery.askCode.click();
  await recovery.code.fill('123');

  await recovery.tab('password').click();
  await expect(page).toHaveURL(`${maru.accountUrl}/forgotPassword`);
  await expect(page).toHaveTitle(new RegExp(ko.t('account/recovery:password.title')));
  await recovery.username.fill('haneul');
  await recovery.tab('username').click();
  await expect(recovery.code).toHaveValue('123');
  await page.goBack();
  await expect(recovery.username).toHaveValue('haneul');
  await recovery.clear.click();
  await expect(recovery.username).toHaveValue('');
  await expect(recovery.username).toBeFocused();

  await page.goForward();
  await recovery.phone.press('End');
  await recovery.phone.press('Backspace');
  await expect(recovery.code).toBeHidden();
  await expect(recovery.askCode).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('spec 8 · Email_not_found: a phone number without an account shows an error and another one can be entered', async ({
    page,
    maru,
  }) => {
    const recovery = recoveryOn(page);
    const phone = mobilePhone();
    await page.goto(`${maru.accountUrl}/forgotId`);
    await recovery.phone.fill(phone);
    await recovery.askCode.click();
    await recovery.code.fill(await mailboxOf(maru).codeTo(phone));
    await recovery.check.click();

    await expect(recovery.alert).toHaveText(errorWords('EMAIL_NOT_FOUND', 'ko'));
    await expect(recovery.phone).toBeFocused();
    await expect(recovery.code).toBeHidden();
    await expect(page.getByRole('link', { name: ko.t('account/recovery:username.signUp') })).toBeVisible();
    await expectFits(page);
  });
});
