import { wordsOf } from '@maru/contract/error-words.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openWithoutScripts } from '../support/open-without-scripts.ts';
import { signUpOn, stranger, verifyUserOn } from '../support/screens/sign-up.ts';

test('Enter before the script has come signs up once it is there, with all that was typed', async ({
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

test('the button before the script has come asks for what is missing as it does later', async ({
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

test('Enter before the script has come verifies the e-mail once it is there', async ({ page, maru }) => {
  const verify = verifyUserOn(page);
  const release = await openWithoutScripts(page, `${maru.accountUrl}/verifyUser?token=nobody-sent-this`);
  await verify.send(stranger());
  await expect(page).toHaveURL(`${maru.accountUrl}/verifyUser?token=nobody-sent-this`);

  release();
  await expect(verify.alert).toHaveText(wordsOf('LOGIN_FAILED', 'ko'));
});
