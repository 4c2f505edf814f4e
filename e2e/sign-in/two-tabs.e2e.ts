import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { signIn, signInForm } from '../support/people.ts';
import { ordersOn } from '../support/screens/orders.ts';
import { tillOn } from '../support/screens/till.ts';

test.use({ ownContext: true });

/** Expires the access token in all tabs of this browser. */
function letAccessTokenRunOut(page: Page) {
  return page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('maru.session') ?? '{}');
    localStorage.setItem('maru.session', JSON.stringify({ ...session, accessTokenUntil: 0 }));
  });
}

test('two tabs with an expired access token refresh it only once, and both go on', async ({
  page,
  context,
  maru,
}) => {
  await signIn(page, maru, 'owner');
  const other = await context.newPage();
  await other.goto(page.url().replace('/till', '/orders'));
  await expect(ordersOn(other).heading).toBeVisible();

  const renewals: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/oauth/token')) renewals.push(response.status());
  });
  await letAccessTokenRunOut(page);
  await Promise.all([page.reload(), other.reload()]);
  await expect(tillOn(page).items).toBeVisible();
  await expect(ordersOn(other).live).toBeVisible();
  expect(renewals).toEqual([200]);
});

test('two tabs that sign in at the same time both reach their own address', async ({
  page,
  browser,
  context,
  maru,
}) => {
  const elsewhere = await browser.newPage({ locale: 'ko-KR' });
  await signIn(elsewhere, maru, 'owner');
  const till = elsewhere.url();
  await elsewhere.close();

  const other = await context.newPage();
  await Promise.all([page.goto(till), other.goto(till.replace('/till', '/orders'))]);
  await expect(signInForm(page).password).toBeVisible();
  await expect(signInForm(other).password).toBeVisible();

  await Promise.all([signInForm(page).send('owner'), signInForm(other).send('owner')]);
  await expect(page).toHaveURL(till);
  await expect(other).toHaveURL(till.replace('/till', '/orders'));
  await expect(tillOn(page).items).toBeVisible();
  await expect(ordersOn(other).heading).toBeVisible();
});

test('a tab whose sign-in form is sent after another tab has signed in still reaches its own address', async ({
  page,
  browser,
  context,
  maru,
}) => {
  const elsewhere = await browser.newPage({ locale: 'ko-KR' });
  await signIn(elsewhere, maru, 'owner');
  const till = elsewhere.url();
  await elsewhere.close();

  const other = await context.newPage();
  for (const [tab, address] of [
    [page, till],
    [other, till.replace('/till', '/orders')],
  ] as const) {
    await tab.goto(address);
    await expect(signInForm(tab).password).toBeVisible();
  }

  await signInForm(page).send('owner');
  await expect(tillOn(page).items).toBeVisible();
  await signInForm(other).send('owner');
  await expect(ordersOn(other).heading).toBeVisible();
});
