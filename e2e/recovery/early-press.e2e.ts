import { wordsOf } from '@maru/contract/error-words.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { newPerson } from '../support/new-person.ts';
import { openWithoutScripts } from '../support/open-without-scripts.ts';
import { recoveryOn } from '../support/screens/recovery.ts';
import { mobilePhone } from '../support/screens/sign-up.ts';

// An address of its own, because codes are limited per address.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.23' } });

test('Enter pressed before the script has loaded requests a code as soon as it has', async ({
  page,
  maru,
}) => {
  const recovery = recoveryOn(page);
  const release = await openWithoutScripts(page, `${maru.accountUrl}/forgotId`);
  await recovery.phone.pressSequentially(mobilePhone());
  await recovery.phone.press('Enter');
  await expect(page).toHaveURL(`${maru.accountUrl}/forgotId`);

  release();
  await expect(recovery.code).toBeFocused();
  await expect(recovery.phone).toHaveValue(/010-\d{4}-\d{4}/);
});

test('Enter pressed before the script has loaded sends the mail as soon as it has', async ({
  page,
  maru,
}) => {
  const person = await newPerson(maru);
  const recovery = recoveryOn(page);
  const release = await openWithoutScripts(page, `${maru.accountUrl}/forgotPassword`);
  await recovery.username.fill(person.username);
  await recovery.username.press('Enter');
  await expect(recovery.username).toHaveValue(person.username);

  release();
  await expect(recovery.heading('password.sentTitle')).toBeFocused();
});

test('Enter pressed before the script has loaded submits the new password as soon as it has', async ({
  page,
  maru,
}) => {
  const recovery = recoveryOn(page);
  const userId = '01990000-0000-7000-8000-000000000000';
  const release = await openWithoutScripts(
    page,
    `${maru.accountUrl}/resetPassword?token=gone&userId=${userId}`,
  );
  await recovery.typePasswords('Quiet9Harbor');
  await expect(recovery.confirm).toHaveValue('Quiet9Harbor');

  release();
  await expect(recovery.alert).toHaveText(wordsOf('TOKEN_INVALID', 'ko'));
});
