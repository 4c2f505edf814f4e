import { wordsOf as errorWords, fieldWords } from '@maru/contract/error-words.ts';
import errors from '@maru/contract/errors.ko.json' with { type: 'json' };
import { requestResetPasswordEmail, resetPassword } from '@maru/contract/recovery/recovery.endpoints.ts';
import { expect } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { newPerson } from '../support/new-person.ts';
import { signInForm } from '../support/people.ts';
import { expectSignedOut, openProfile, profileOn } from '../support/screens/profile.ts';
import { recoveryOn } from '../support/screens/recovery.ts';
import { ko } from '../support/words.ts';

const { t } = ko;
const newPassword = 'Quiet9Harbor';

test('spec 4 · forgot password: mail, resend, reset; every session is signed out, the new password signs in', async ({
  page,
  browser,
  maru,
}) => {
  const person = await newPerson(maru);
  const elsewhere = await browser.newContext({ locale: 'ko-KR' });
  const signedIn = await elsewhere.newPage();
  await openProfile(signedIn, maru, person);

  const recovery = recoveryOn(page);
  await page.goto(`${maru.accountUrl}/forgotPassword`);
  await recovery.username.fill('haneul@maru');
  await recovery.send.click();
  await expect(recovery.alert).toHaveText(fieldWords('notCorrectEmailForm', 'ko'));
  await expect(recovery.username).toBeFocused();
  await recovery.username.fill(`nobody-${person.username}`);
  await recovery.send.click();
  await expect(recovery.alert).toHaveText(errorWords('EMAIL_NOT_FOUND', 'ko'));

  await recovery.username.fill(person.username);
  await recovery.username.press('Enter');
  await expect(recovery.heading('password.sentTitle')).toBeFocused();
  const said = (key: string) => t(`account/recovery:password.${key}`, { username: person.username });
  await expect(recovery.status).toHaveText(said('sent'));
  const first = await mailboxOf(maru).linkTo(person.username, 2);
  await recovery.resend.click();
  await expect(recovery.status).toHaveText(said('resend_success'));
  const second = await mailboxOf(maru).linkTo(person.username, 3);
  expect(second).not.toBe(first);

  await page.goto(second);
  await recovery.typePasswords(newPassword, `${newPassword}1`);
  await expect(recovery.alert).toHaveText(fieldWords('notMatchPassword', 'ko'));
  await recovery.typePasswords('password1');
  await expect(recovery.alert).toHaveText(errorWords('PASSWORD_TOO_COMMON', 'ko', { reason: 'COMMON' }));
  await expect(recovery.password).toBeFocused();
  await recovery.typePasswords(newPassword);
  await expect(recovery.heading('reset.done')).toBeFocused();
  expect(page.url()).not.toContain('token');

  await expectSignedOut(signedIn);
  await recovery.toLogin.click();
  const form = signInForm(page);
  await form.username.fill(person.username);
  await form.password.fill(person.password);
  await form.submit.click();
  await expect(form.error).toBeVisible();
  // The page keeps the e-mail address only if its script had loaded before the first try.
  await form.username.fill(person.username);
  await form.password.fill(newPassword);
  await form.submit.click();
  await expect(page).toHaveURL((url) => url.origin === maru.hubUrl);
  await page.goto(`${maru.hubUrl}/profile`);
  await expect(profileOn(page).onlyHere).toBeVisible();
  await elsewhere.close();
});

test('spec 2 · reset password: without token or userId the page leads to /', async ({ page, maru }) => {
  for (const query of ['', '?token=x', '?userId=x', '?token=&userId=x']) {
    const answer = await page.request.get(`${maru.accountUrl}/resetPassword${query}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe('/');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('spec 8 · a link whose token is invalid shows an error and offers another mail', async ({
    page,
    maru,
  }) => {
    const recovery = recoveryOn(page);
    const userId = '01990000-0000-7000-8000-000000000000';
    const answer = await page.goto(`${maru.accountUrl}/resetPassword?token=gone&userId=${userId}`);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await recovery.typePasswords(newPassword);
    await expect(recovery.alert).toHaveText(errorWords('TOKEN_INVALID', 'ko'));
    await expectFits(page);

    await recovery.newMail.click();
    await expect(recovery.username).toBeVisible();
  });

  test('spec 8 · sso.error.unknownError: a failed reset shows an error and can be retried with the same input', async ({
    page,
    maru,
  }) => {
    const recovery = recoveryOn(page);
    const userId = '01990000-0000-7000-8000-000000000000';
    await page.goto(`${maru.accountUrl}/resetPassword?token=gone&userId=${userId}`);
    const json = { status: 'INTERNAL', message: '', detail: { requestId: 'x' } };
    await page.route(`**${resetPassword.path}`, (route) => route.fulfill({ status: 500, json }));
    await recovery.typePasswords(newPassword);
    const notice = page.getByRole('region', { name: t('account/app:notices') }).getByRole('alert');
    await expect(notice).toContainText(errorWords('INTERNAL', 'ko'));

    await page.unroute(`**${resetPassword.path}`);
    await expect(recovery.password).toHaveValue(newPassword);
    await recovery.change.click();
    await expect(recovery.alert).toHaveText(errorWords('TOKEN_INVALID', 'ko'));
  });

  test('spec 8 · forgot password: a network failure is the notice NETWORK, a failed resend says resend_failed', async ({
    page,
    maru,
  }) => {
    const recovery = recoveryOn(page);
    const person = await newPerson(maru);
    const { path } = requestResetPasswordEmail;
    await page.goto(`${maru.accountUrl}/forgotPassword`);
    await recovery.username.fill(person.username);
    await page.route(`**${path}`, (route) => route.abort());
    await recovery.send.click();
    const notice = page.getByRole('region', { name: t('account/app:notices') }).getByRole('alert');
    await expect(notice).toContainText(errors.network.error);
    await expect(recovery.alert).toBeHidden();

    await page.unroute(`**${path}`);
    await recovery.send.click();
    await expect(recovery.heading('password.sentTitle')).toBeVisible();
    await page.route(`**${path}`, (route) => route.abort());
    await recovery.resend.click();
    const words = t('account/recovery:password.resend_failed', { username: person.username });
    await expect(recovery.status).toHaveText(words);
  });
});
