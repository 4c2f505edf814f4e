import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { newPerson } from '../support/new-person.ts';
import { openProfile, profileOn } from '../support/screens/profile.ts';
import { recoveryOn } from '../support/screens/recovery.ts';
import { mobilePhone } from '../support/screens/sign-up.ts';

// An address of its own: codes are counted over all journeys.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.22' } });

// Reduced motion, so that no check sees a half faded element.
// The English walk checks light mode.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('account recovery has no accessibility violations in dark mode', async ({ page, maru }) => {
  const person = await newPerson(maru);
  const recovery = recoveryOn(page);
  await page.goto(`${maru.accountUrl}/forgotId`);
  await expectNoViolations(page, 'forgot username');
  await recovery.phone.fill(mobilePhone());
  await recovery.askCode.click();
  await expect(recovery.code).toBeFocused();
  await recovery.code.fill('000000');
  await expectNoViolations(page, 'code');

  await recovery.tab('password').click();
  await recovery.username.fill('haneul@maru');
  await recovery.send.click();
  await expect(recovery.alert).toBeVisible();
  await expectNoViolations(page, 'no e-mail');
  await recovery.username.fill(person.username);
  await recovery.send.click();
  await expect(recovery.heading('password.sentTitle')).toBeVisible();
  await expectNoViolations(page, 'mail sent');

  const link = await mailboxOf(maru).linkTo(person.username, 2);
  await page.goto(link);
  await recovery.typePasswords('a b', 'ab');
  await expect(recovery.alert.first()).toBeVisible();
  await expectNoViolations(page, 'reset password');
  await recovery.typePasswords('Quiet9Harbor');
  await expect(recovery.heading('reset.done')).toBeVisible();
  await expectNoViolations(page, 'password reset');
  await page.goto(link);
  await recovery.typePasswords('Quiet9Harbor');
  await expect(recovery.newMail).toBeVisible();
  await expectNoViolations(page, 'used link');
});

test('the profile has no accessibility violations in dark mode', async ({ page, browser, maru }) => {
  const person = await newPerson(maru);
  const elsewhere = await browser.newContext({ locale: 'ko-KR' });
  await openProfile(await elsewhere.newPage(), maru, person);
  await openProfile(page, maru, person);
  const profile = profileOn(page);
  await expectNoViolations(page, 'profile');
  await profile.changePassword({ currentPassword: 'Wrong7Guess', password: 'Quiet9Harbor' });
  await expect(profile.alert).toBeVisible();
  await expectNoViolations(page, 'refused password');
  await profile.endOthers.click();
  await expect(profile.confirmAll).toBeVisible();
  await expectNoViolations(page, 'question');
  await elsewhere.close();
});
