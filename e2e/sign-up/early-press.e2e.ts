import { wordsOf } from '@maru/contract/error-words.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openWithoutScripts } from '../support/open-without-scripts.ts';
import { signUpOn, stranger, verifyUserOn } from '../support/screens/sign-up.ts';

test('Enter pressed before the script has loaded submits all input as soon as it has', async ({
  page,
  maru,
}) => {
  const person = stranger();
  const signUp = signUpOn(page);
  const release = await openWithoutScripts(page, `${maru.accountUrl}/signup`);
  await signUp.fillBasics(person);
  await signUp.confirm.press('Enter');
  await expect(page).toHaveURL(`${maru.accountUrl}/signup`);
  await expect(signUp.password).toHaveValue(person.password);

  release();
  await expect(signUp.heading('phoneAuthenticaiton')).toBeFocused();
  await page.goBack();
  await expect(signUp.name).toHaveValue(person.name);
  await expect(signUp.username).toHaveValue(person.username);
});

test('the button pressed with missing fields before the script has loaded keeps the input, and sign-up can go on', async ({
  page,
  maru,
}) => {
  const person = stranger();
  const signUp = signUpOn(page);
  const release = await openWithoutScripts(page, `${maru.accountUrl}/signup`);
  await signUp.name.fill(person.name);
  await signUp.next.click();

  release();
  await expect(signUp.next).toBeDisabled();
  await expect(signUp.name).toHaveValue(person.name);
  await signUp.fillBasics(person);
  await signUp.next.click();
  await expect(signUp.heading('phoneAuthenticaiton')).toBeFocused();
});

test('Enter pressed before the script has loaded verifies the e-mail as soon as it has', async ({
  page,
  maru,
}) => {
  const verify = verifyUserOn(page);
  const release = await openWithoutScripts(page, `${maru.accountUrl}/verifyUser?token=nobody-sent-this`);
  await verify.send(stranger());
  await expect(page).toHaveURL(`${maru.accountUrl}/verifyUser?token=nobody-sent-this`);

  release();
  await expect(verify.alert).toHaveText(wordsOf('LOGIN_FAILED', 'ko'));
});
