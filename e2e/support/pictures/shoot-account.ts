import { findUsernameByCellphone } from '@maru/contract/recovery/recovery.endpoints.ts';
import { mailboxOf } from '../mailbox.ts';
import { newPerson } from '../new-person.ts';
import { openOutsideApp } from '../outside-app.ts';
import { signInForm } from '../people.ts';
import { consentOn } from '../screens/consent.ts';
import { recoveryOn } from '../screens/recovery.ts';
import { type Stranger, signUpOn, stranger, verifyUserOn } from '../screens/sign-up.ts';
import type { Studio } from '../screens/studio.ts';

/**
 * Every page of the account area, step by step. The login page comes last, because its failures make the address wait.
 */
export async function shootAccount(studio: Studio) {
  await shootPagesToRead(studio);
  const person = await shootSignUp(studio);
  await shootVerification(studio, person);
  await shootForgotUsername(studio);
  await shootForgotPassword(studio);
  await shootReset(studio);
  await shootMailbox(studio);
  await shootConsent(studio);
  await shootWait(studio);
  await shootSignedOut(studio);
}

async function shootPagesToRead({ page, maru, shoot }: Studio) {
  await page.goto(`${maru.accountUrl}/nowhere`);
  await shoot('20-not-found');
  await page.goto(`${maru.accountUrl}/privacy`);
  await shoot('21-privacy');
  await page.goto(`${maru.accountUrl}/terms`);
  await shoot('22-terms');
}

async function shootSignUp({ page, maru, words, shoot }: Studio): Promise<Stranger> {
  const person = stranger();
  const signUp = signUpOn(page, words);
  await page.goto(`${maru.accountUrl}/signup`);
  await shoot('23-sign-up');
  await signUp.fillBasics({ ...person, name: ' ', username: 'haneul@maru', password: 'maru 12' });
  await signUp.next.click();
  await shoot('24-sign-up-wrong');
  await signUp.fillBasics(person);
  await signUp.next.click();
  await signUp.heading('phoneAuthenticaiton').waitFor();
  await shoot('25-sign-up-phone');
  await page.getByRole('button', { name: words.t('account/verification:country') }).click();
  await shoot('26-sign-up-countries');
  await page.keyboard.press('Escape');

  await signUp.phone.fill(person.phone);
  await signUp.askCode.click();
  const code = await mailboxOf(maru).codeTo(person.phone);
  await signUp.code.fill(code === '111111' ? '222222' : '111111');
  await signUp.check.click();
  await page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  await shoot('27-sign-up-wrong-code');
  await signUp.code.fill(code);
  await signUp.check.click();
  await signUp.agreeToAll.waitFor();
  await shoot('28-sign-up-terms');
  await page
    .getByRole('button', { name: words.t('account/terms:list.open') })
    .first()
    .click();
  await signUp.agreeToAll.check();
  await shoot('29-sign-up-agreed');
  await signUp.done.click();
  await signUp.heading('done').waitFor();
  await signUp.resend.click();
  await page.getByText(words.t('account/sign-up:done.resent')).waitFor();
  await shoot('30-sign-up-done');
  return person;
}

async function shootVerification({ page, maru, words, shoot }: Studio, person: Stranger) {
  const verify = verifyUserOn(page, words);
  await page.goto(`${maru.accountUrl}/verifyUser?token=gone`);
  await shoot('31-verify');
  await verify.send(person);
  await verify.alert.waitFor();
  await shoot('32-verify-refused');
  await page.goto(await mailboxOf(maru).linkTo(person.username, 2));
  await verify.send(person);
  await verify.success.waitFor();
  await shoot('33-verified');
}

async function shootForgotUsername({ page, maru, words, shoot }: Studio) {
  const { phone } = stranger();
  const recovery = recoveryOn(page, words);
  await page.goto(`${maru.accountUrl}/forgotId`);
  await shoot('34-forgot-username');
  await recovery.phone.fill(phone);
  await recovery.askCode.click();
  const code = await mailboxOf(maru).codeTo(phone);
  await recovery.code.fill(code);
  await shoot('35-forgot-username-code');
  await recovery.check.click();
  await recovery.alert.waitFor();
  await shoot('36-forgot-username-nobody');
  await recovery.phone.fill('');
  await recovery.phone.fill(phone);
  await recovery.askCode.click();
  await recovery.alert.waitFor();
  await shoot('37-forgot-username-wait');

  // A number that was just used to sign up would have to wait for its next code, so the look-up is answered
  // without the server.
  const { username, phone: found } = stranger();
  await page.route(`**${findUsernameByCellphone.path}?*`, (route) =>
    route.fulfill({ json: { status: 'OK', response: username } }),
  );
  await page.goto(`${maru.accountUrl}/forgotId`);
  await recovery.phone.fill(found);
  await recovery.askCode.click();
  await recovery.code.fill(await mailboxOf(maru).codeTo(found));
  await recovery.check.click();
  await recovery.heading('username.found').waitFor();
  await shoot('38-found-username');
}

async function shootForgotPassword({ page, maru, words, shoot }: Studio) {
  const person = await newPerson(maru);
  const recovery = recoveryOn(page, words);
  await page.goto(`${maru.accountUrl}/forgotPassword`);
  await recovery.username.fill(`nobody-${person.username}`);
  await recovery.send.click();
  await recovery.alert.waitFor();
  await shoot('39-forgot-password');
  await recovery.username.fill(person.username);
  await recovery.send.click();
  await recovery.heading('password.sentTitle').waitFor();
  await shoot('40-mail-sent');
}

async function shootReset({ page, maru, words, shoot }: Studio) {
  const person = await newPerson(maru);
  const recovery = recoveryOn(page, words);
  await page.goto(`${maru.accountUrl}/forgotPassword`);
  await recovery.username.fill(person.username);
  await recovery.send.click();
  await page.goto(await mailboxOf(maru).linkTo(person.username, 2));
  await recovery.typePasswords('Quiet9Harbor', 'Quiet9');
  await shoot('41-reset-password');
  await recovery.typePasswords('Quiet9Harbor');
  await recovery.heading('reset.done').waitFor();
  await shoot('42-password-reset');

  const nobody = '01990000-0000-7000-8000-000000000000';
  await page.goto(`${maru.accountUrl}/resetPassword?token=gone&userId=${nobody}`);
  await recovery.typePasswords('Quiet9Harbor');
  await recovery.newMail.waitFor();
  await shoot('43-reset-refused');
}

async function shootMailbox({ page, maru, shoot }: Studio) {
  await page.goto(`${maru.accountUrl}/dev/outbox`);
  await page.getByRole('article').first().waitFor();
  await shoot('44-mailbox');
}

async function shootConsent({ page, maru, words, shoot }: Studio) {
  const app = await openOutsideApp(maru);
  await page.goto(app.url);
  await signInForm(page, words).send('owner');
  await consentOn(page, words).question.waitFor();
  await shoot('47-consent');
  await page.context().clearCookies();
  app.close();
}

async function shootWait({ page, maru, words, shoot }: Studio) {
  const form = signInForm(page, words);
  const { username } = stranger();
  // With `?error`, because a visitor would otherwise be redirected to the hub.
  await page.goto(`${maru.accountUrl}/?error`);
  for (let failure = 1; failure <= 6; failure += 1) {
    await form.username.fill(username);
    await form.password.fill('wrong');
    await form.submit.click();
    await page.waitForURL((url) => url.search === '?error');
    await page.getByRole('alert').waitFor();
  }
  await shoot('45-login-wait');
}

async function shootSignedOut({ page, maru, shoot }: Studio) {
  // The page redirects at once; a 204 keeps the browser on it.
  await page.route(`${maru.hubUrl}/**`, (route) => route.fulfill({ status: 204 }));
  await page.goto(`${maru.accountUrl}/logoutsuccess`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('46-signed-out');
  await page.unroute(`${maru.hubUrl}/**`);
}
