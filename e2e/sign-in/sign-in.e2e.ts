import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { password, people, signIn, signInForm, storeIdOf } from '../support/people.ts';
import { dashboardOn } from '../support/screens/dashboard.ts';
import { ko, wordsOf } from '../support/words.ts';

const { t } = ko;
const en = wordsOf('en');

test('a link into the hub leads to its target after sign-in, and a second visit asks for no password', async ({
  page,
  browser,
  maru,
}) => {
  await signIn(page, maru, 'owner');
  const link = `/s/${storeIdOf(page)}/orders?sort=oldest`;

  const another = await browser.newContext({ locale: 'ko-KR' });
  const visitor = await another.newPage();
  await visitor.goto(maru.hubUrl + link);
  await expect(visitor).toHaveURL(`${maru.accountUrl}/`);
  await signInForm(visitor).send('owner');
  await expect(visitor).toHaveURL(maru.hubUrl + link);

  // The hub's session is gone, but the account area's is not.
  await visitor.evaluate(() => localStorage.clear());
  await visitor.goto(`${maru.hubUrl}/`);
  await expect(dashboardOn(visitor).heading).toBeVisible();
  await another.close();
});

test('spec 2 · login: the button is disabled while a field is empty; a wrong password says so at /?error and keeps the e-mail', async ({
  page,
  maru,
}) => {
  await page.goto(maru.hubUrl);
  const form = signInForm(page);
  await expect(form.submit).toBeDisabled();
  await form.username.fill(people.owner);
  await form.password.fill('wrong');
  await expect(form.submit).toBeEnabled();
  await form.password.press('Enter');

  await expect(page).toHaveURL(`${maru.accountUrl}/?error`);
  await expect(form.error).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(t('account/sign-in:login.failedTitle')));
  await expect(form.password).toHaveAccessibleDescription(t('account/sign-in:login.error'));
  await expect(form.username).toHaveValue(people.owner);
  await expect(form.password).toBeFocused();

  await form.password.fill(password);
  await page.getByRole('button', { name: t('account/sign-in:login.show') }).click();
  await expect(form.password).toHaveAttribute('type', 'text');
  await form.submit.click();
  await expect(page).toHaveURL((url) => url.origin === maru.hubUrl && url.pathname.startsWith('/s/'));
});

test('the sign-in page switches to English at the same address, and stays English after a reload', async ({
  page,
  maru,
}) => {
  await page.goto(`${maru.accountUrl}/?error`);
  await signInForm(page).username.fill(people.owner);
  // Wait for the script, which disables the button while the password is empty. Without it the language switch would
  // load a new page.
  await expect(signInForm(page).submit).toBeDisabled();
  const kept = page.waitForResponse(`${maru.accountUrl}/language`);
  await page.getByRole('button', { name: t('account/app:language.other') }).click();
  const form = signInForm(page, en);
  await expect(page.getByRole('heading', { name: en.t('account/sign-in:login.title') })).toBeVisible();
  await expect(form.username).toHaveValue(people.owner);

  await kept;
  await page.reload();
  await expect(form.error).toBeVisible();
});

test('an unknown address of the account area shows a picture that links to the home page', async ({
  page,
  maru,
}) => {
  const answer = await page.goto(`${maru.accountUrl}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: t('account/app:sso.error.404') })).toBeVisible();
  await page.getByRole('link', { name: t('account/app:notFound.picture') }).click();
  await expect(signInForm(page).password).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong password shows an error, and the language switch and sign-in work', async ({
    page,
    maru,
  }) => {
    await page.goto(`${maru.accountUrl}/?error`);
    await signInForm(page).send('owner', 'wrong');
    await expect(page).toHaveURL(`${maru.accountUrl}/?error`);
    await expect(signInForm(page).error).toBeVisible();
    await expect(page.getByRole('button', { name: t('account/sign-in:login.show') })).toBeHidden();

    await page.getByRole('button', { name: t('account/app:language.other') }).click();
    await expect(page).toHaveURL(`${maru.accountUrl}/?error`);
    await signInForm(page, en).send('owner');
    await expect(page).toHaveURL(`${maru.hubUrl}/`);
  });
});
