import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { people } from '../support/people.ts';
import { signUpOn, stranger, verifyUserOn } from '../support/screens/sign-up.ts';

// The English walk checks light mode.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('sign-up and e-mail verification have no accessibility violations in dark mode', async ({
  page,
  maru,
}) => {
  const person = stranger();
  const signUp = signUpOn(page);
  await page.goto(`${maru.accountUrl}/signup`);
  await expectNoViolations(page, 'first step');
  await signUp.fillBasics({ ...person, username: people.owner });
  await signUp.next.click();
  await expect(signUp.username).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page, 'used e-mail');
  await signUp.username.fill(person.username);
  await signUp.next.click();

  await expect(signUp.heading('phoneAuthenticaiton')).toBeVisible();
  await expectNoViolations(page, 'phone');
  await signUp.phone.fill(person.phone);
  await signUp.askCode.click();
  await expect(signUp.code).toBeFocused();
  await expectNoViolations(page, 'code');
  await signUp.code.fill(await mailboxOf(maru).codeTo(person.phone));
  await signUp.check.click();

  await expect(signUp.agreeToAll).toBeVisible();
  await expectNoViolations(page, 'terms');
  await signUp.agreeToAll.check();
  await expectNoViolations(page, 'agreed');
  await signUp.done.click();
  await expect(signUp.heading('done')).toBeVisible();
  await signUp.resend.click();
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  await expectNoViolations(page, 'done');

  const verify = verifyUserOn(page);
  await page.goto(`${maru.accountUrl}/verifyUser?token=nobody-sent-this`);
  await expectNoViolations(page, 'verify');
  await verify.send(person);
  await expect(verify.alert).toBeVisible();
  await expectNoViolations(page, 'token that is invalid');
  await page.goto(await mailboxOf(maru).linkTo(person.username, 2));
  await verify.send(person);
  await expect(verify.success).toBeVisible();
  await expectNoViolations(page, 'verified');
});
