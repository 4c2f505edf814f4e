import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { signIn, signInForm, storeIdOf } from '../support/people.ts';
import { ko } from '../support/words.ts';

/** Records the hub's scripts and styles that a page requests from now on. */
function filesAskedOf(page: Page, hubUrl: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === hubUrl && ['script', 'stylesheet'].includes(request.resourceType())) asked.push(pathname);
  });
  return asked;
}

test('without a session the hub redirects to the login form before it loads its scripts, and back to the same address after sign-in', async ({
  page,
  browser,
  maru,
}) => {
  await signIn(page, maru, 'owner');
  const link = `/s/${storeIdOf(page)}/orders?sort=oldest`;

  const context = await browser.newContext({ locale: 'ko-KR' });
  const visitor = await context.newPage();
  const asked = filesAskedOf(visitor, maru.hubUrl);
  for (const address of ['/', '/login', '/join?invitation=x', link]) {
    await visitor.goto(maru.hubUrl + address);
    await expect(signInForm(visitor).password).toBeVisible();
  }
  expect(asked).toEqual([]);

  await signInForm(visitor).send('owner');
  await expect(visitor).toHaveURL(maru.hubUrl + link);
  expect(asked).not.toEqual([]);
  await context.close();
});

test('the hub loads its shell for a page that needs no session', async ({ page, maru }) => {
  const asked = filesAskedOf(page, maru.hubUrl);
  await page.goto(`${maru.hubUrl}/login/callback?error=access_denied&state=x`);
  await expect(
    page.getByRole('heading', { name: ko.t('hub/sign-in:badApproach.title') }).first(),
  ).toBeVisible();
  expect(asked.filter((path) => path.includes('/shell-'))).toHaveLength(2);
});

test('Back from the login form leads to the page before the hub', async ({ page, maru }) => {
  await page.goto(`${maru.accountUrl}/terms`);
  await page.goto(`${maru.hubUrl}/`);
  await expect(signInForm(page).password).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${maru.accountUrl}/terms`);
});
