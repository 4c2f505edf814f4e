import { wordsOf as errorWords, fieldWords } from '@maru/contract/error-words.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { newPerson } from '../support/new-person.ts';
import { signInForm } from '../support/people.ts';
import { expectSignedOut, openProfile, profileOn } from '../support/screens/profile.ts';

const newPassword = 'Quiet9Harbor';

test('spec 5 · the current password must match when changing; then the other devices are signed out, this one is not', async ({
  page,
  browser,
  maru,
}) => {
  const person = await newPerson(maru);
  const { password: currentPassword } = person;
  const elsewhere = await browser.newContext({ locale: 'ko-KR' });
  const other = await elsewhere.newPage();
  await openProfile(other, maru, person);
  await openProfile(page, maru, person);
  const profile = profileOn(page);

  await profile.changePassword({ currentPassword: 'Wrong7Guess', password: newPassword });
  await expect(profile.alert).toHaveText(errorWords('CURRENT_PASSWORD_INCORRECT', 'ko'));
  await expect(profile.field('currentPassword')).toBeFocused();
  await profile.changePassword({ currentPassword, password: newPassword, confirm: 'Quiet9Harbour' });
  await expect(profile.alert).toHaveText(fieldWords('notMatchPassword', 'ko'));
  await profile.changePassword({ currentPassword, password: 'password1' });
  await expect(profile.alert).toHaveText(errorWords('PASSWORD_TOO_COMMON', 'ko', { reason: 'COMMON' }));
  await expect(profile.field('password')).toBeFocused();

  await profile.changePassword({ currentPassword, password: newPassword });
  await expect(profile.notice('password.done')).toBeVisible();
  await expect(profile.field('currentPassword')).toHaveValue('');
  await expect(profile.devices).toHaveCount(1);
  await page.reload();
  await expect(profile.onlyHere).toBeVisible();

  await expectSignedOut(other);
  await other.goto(maru.hubUrl);
  const form = signInForm(other);
  await form.username.fill(person.username);
  await form.password.fill(newPassword);
  await form.submit.click();
  await expect(other).toHaveURL((url) => url.origin === maru.hubUrl);
  await elsewhere.close();
});
