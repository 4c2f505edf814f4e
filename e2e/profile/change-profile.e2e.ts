import { readFile } from 'node:fs/promises';
import { wordsOf as errorWords, fieldWords } from '@maru/contract/error-words.ts';
import { expect } from '@playwright/test';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { newPerson } from '../support/new-person.ts';
import { signInForm } from '../support/people.ts';
import { openProfile, profileOn } from '../support/screens/profile.ts';
import { stranger } from '../support/screens/sign-up.ts';
import { ko as koreanWords } from '../support/words.ts';

test('a person corrects name, birthday, gender and picture, and changes the phone by password and code', async ({
  page,
  maru,
}) => {
  const person = await newPerson(maru);
  await openProfile(page, maru, person);
  const profile = profileOn(page);

  await profile.about('form.birthday').fill('29990101');
  await expect(profile.about('form.birthday')).toHaveValue('2999-01-01');
  await profile.save.click();
  await expect(page.getByText(fieldWords('futureDay', 'ko'))).toBeVisible();
  await profile.about('form.birthday').fill('19900228');
  await profile.about('name').fill('한보람');
  await profile.gender('FEMALE').check();
  await profile.pictureFile.setInputFiles({
    ...{ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() },
  });
  await expect(profile.picture).toBeVisible();
  await profile.save.click();
  await expect(profile.saved).toBeVisible();

  const { phone } = stranger();
  await profile.changePhone.click();
  await profile.newPhone.fill(phone);
  await profile.passwordAgain.fill('Wrong7Guess');
  await profile.sendCode.click();
  await expect(profile.dialog.getByRole('alert')).toHaveText(errorWords('CURRENT_PASSWORD_INCORRECT', 'ko'));
  await profile.passwordAgain.fill(person.password);
  await profile.sendCode.click();
  await profile.code.fill(await mailboxOf(maru).codeTo(phone));
  await profile.enterCode.click();
  await expect(profile.dialog).toBeHidden();

  await page.reload();
  await expect(profile.person).toContainText(phone.slice(-4));
  await expect(profile.withdraw).toBeHidden();
  await expect(profile.about('name')).toHaveValue('한보람');
  await expect(profile.about('form.birthday')).toHaveValue('1990-02-28');
  await expect(profile.gender('FEMALE')).toBeChecked();
  await expect(profile.picture).toBeVisible();
});

test('a person changes the e-mail by the link to the new address, then downloads a copy of all data once', async ({
  page,
  maru,
}) => {
  const person = await newPerson(maru);
  const { username: newEmail } = stranger();
  await openProfile(page, maru, person);
  const profile = profileOn(page);

  await profile.changeEmail.click();
  await profile.newEmail.fill(newEmail);
  await profile.passwordAgain.fill(person.password);
  await profile.sendLink.click();
  await expect(profile.waits('contact.emailWaits', { email: newEmail })).toBeVisible();
  await expect(profile.person).toContainText(person.username);

  const link = await mailboxOf(maru).linkTo(newEmail);
  await page.goto('about:blank');
  await page.goto(link);
  await profile.confirmEmail.click();
  await expect(profile.notice('confirm.done')).toBeVisible();
  await expect(profile.confirmEmail).toBeHidden();
  await expect(profile.waits('contact.emailWaits', { email: newEmail })).toBeHidden();
  await expect(profile.person).toContainText(newEmail);

  await profile.askForCopy.click();
  await profile.passwordAgain.fill(person.password);
  await profile.askInDialog.click();
  const started = page.waitForEvent('download');
  await profile.downloadCopy.click();
  const file = await (await started).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
  await expect(profile.copyGone).toBeVisible();

  // The link is used. In another browser it asks for a sign-in, and then changes nothing.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  const form = signInForm(page);
  await form.username.fill(newEmail);
  await form.password.fill(person.password);
  await form.submit.click();
  await profile.confirmEmail.click();
  await expect(profile.confirmProblem).toHaveText(koreanWords.t('hub/profile:confirm.nothing'));
});
