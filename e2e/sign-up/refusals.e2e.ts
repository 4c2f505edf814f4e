import { fieldWords, wordsOf } from '@maru/contract/error-words.ts';
import errors from '@maru/contract/errors.ko.json' with { type: 'json' };
import { createUser } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { newPerson } from '../support/new-person.ts';
import { people, signIn } from '../support/people.ts';
import { signUpOn, stranger } from '../support/screens/sign-up.ts';
import { ko } from '../support/words.ts';

/** Expects that the field is focused, marked as invalid and described by this text. */
async function expectWrong(page: Page, field: ReturnType<Page['getByLabel']>, words: string) {
  await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(words)));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible();
}

test('spec 8 · usedEmail shows at the e-mail field when the availability check failed, and another address is accepted', async ({
  page,
  maru,
}) => {
  const signUp = signUpOn(page);
  await signUp.begin(maru, { ...stranger(), username: people.owner, password: 'MaruStore77Q' });
  await expectWrong(page, signUp.username, wordsOf('USED_EMAIL', 'ko'));
  const holdsName = wordsOf('PASSWORD_TOO_COMMON', 'ko', { reason: 'OWN_NAME' });
  await expect(signUp.password).toHaveAccessibleDescription(new RegExp(RegExp.escape(holdsName)));
  for (const way of ['login', 'forgotPassword'])
    await expect(page.getByRole('link', { name: ko.t(`account/sign-up:usedEmail.${way}`) })).toBeVisible();

  const person = stranger();
  await signUp.fillBasics({ ...person, password: 'password1' });
  await signUp.next.click();
  await expectWrong(page, signUp.password, wordsOf('PASSWORD_TOO_COMMON', 'ko', { reason: 'COMMON' }));
  await signUp.fillBasics(person);
  await signUp.next.click();
  await expect(signUp.heading('phoneAuthenticaiton')).toBeVisible();
});

test('spec 5 · errors of the first step are shown beside their fields, and the first wrong field is focused', async ({
  page,
  maru,
}) => {
  const signUp = signUpOn(page);
  await signUp.begin(maru, { ...stranger(), name: ' ', username: 'haneul@maru' });
  await expectWrong(page, signUp.name, fieldWords('required', 'ko'));
  await expect(page.getByText(fieldWords('notCorrectEmailForm', 'ko'))).toBeVisible();

  await signUp.password.fill('마루 1234');
  await expect(page.getByText(fieldWords('noCorrectPasswordFormat', 'ko'))).toBeVisible();
  await signUp.password.fill('maru');
  await signUp.confirm.fill('maru!');
  await expect(page.getByText(fieldWords('passwordLength', 'ko'))).toBeVisible();
  await expect(page.getByText(fieldWords('notMatchPassword', 'ko'))).toBeVisible();
});

test('spec 5 · a wrong code shows verificationNumberIsIncorrect at its field, and the right code leads to the terms', async ({
  page,
  maru,
}) => {
  const person = stranger();
  const signUp = signUpOn(page);
  await signUp.begin(maru, person);
  await signUp.phone.fill(person.phone);
  await signUp.askCode.click();
  const code = await mailboxOf(maru).codeTo(person.phone);
  await signUp.code.fill(code === '111111' ? '222222' : '111111');
  await signUp.check.click();
  const words = wordsOf('VERIFICATION_NUMBER_INCORRECT', 'ko', { triesLeft: 4 });
  await expectWrong(page, signUp.code, words);

  await signUp.code.fill(code);
  await signUp.check.click();
  await expect(signUp.heading('term')).toBeVisible();
});

test('spec 8 · an e-mail address that was taken meanwhile leads back to its field and keeps the other input', async ({
  page,
  maru,
}) => {
  const person = stranger();
  const signUp = signUpOn(page);
  await signUp.begin(maru, person);
  await signUp.verifyPhone(maru, person);
  await signUp.agreeToAll.check();
  await newPerson(maru, { username: person.username });
  await signUp.done.click();
  await expectWrong(page, signUp.username, wordsOf('USED_EMAIL', 'ko'));
  await expect(signUp.password).toHaveValue(person.password);

  await signUp.username.fill(stranger().username);
  await signUp.next.click();
  await page.getByRole('button', { name: ko.t('account/verification:submit.verified'), exact: true }).click();
  await expect(signUp.agreeToAll).toBeChecked();
  await signUp.done.click();
  await expect(signUp.heading('done')).toBeVisible();
});

test('spec 8 · a lost connection shows a notice, and a double click signs up once', async ({
  page,
  maru,
}) => {
  const person = stranger();
  const signUp = signUpOn(page);
  await signUp.begin(maru, person);
  await signUp.verifyPhone(maru, person);
  await signUp.agreeToAll.check();
  const call = `${maru.accountUrl}${createUser.path}`;
  await page.route(call, (route) => route.abort());
  await signUp.done.click();
  await expect(page.getByRole('alert').filter({ hasText: errors.network.error })).toBeVisible();

  await page.unroute(call);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url() === call && request.method() === 'POST') sent += 1;
  });
  await signUp.done.dblclick();
  await expect(signUp.heading('done')).toBeVisible();
  expect(sent).toBe(1);
});

test('a signed-in user is redirected from sign-up to the hub', async ({ page, maru }) => {
  await signIn(page, maru, 'owner');
  await page.goto(`${maru.accountUrl}/signup`);
  await expect(page).toHaveURL((url) => url.origin === maru.hubUrl && url.pathname.startsWith('/s/'));
});
