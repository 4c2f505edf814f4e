import asked from '@maru/server/sign-in/provider/sign-out.ko.json' with { type: 'json' };
import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { signIn, signInForm, storeIdOf } from '../support/people.ts';
import { dashboardOn } from '../support/screens/dashboard.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

async function signOut(page: Page) {
  await page.getByRole('button', { name: t('hub/app:frame.more') }).click();
  await page.getByRole('button', { name: t('hub/app:account.signOut') }).click();
}

function kept(page: Page) {
  return page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
}

test('spec 2 · /logoutsuccess clears both storages and sends on to the hub, which asks to sign in', async ({
  page,
  maru,
}) => {
  await signIn(page, maru, 'owner');
  await page.goto(`${maru.accountUrl}/nowhere`);
  await page.evaluate(() => localStorage.setItem('left', 'behind'));
  await page.goto(maru.hubUrl);

  const passed = page.waitForURL(`${maru.accountUrl}/logoutsuccess`);
  await signOut(page);
  await passed;
  const form = signInForm(page);
  await expect(form.password).toBeVisible();
  expect(await kept(page)).toEqual([]);

  await page.goto(`${maru.hubUrl}/`);
  await expect(form.password).toBeVisible();
  await page.goto(`${maru.accountUrl}/?error`);
  await expect(form.password).toBeVisible();
});

test('signing out in one tab signs out the others, which return to the same screen after sign-in', async ({
  page,
  context,
  maru,
}) => {
  await signIn(page, maru, 'owner');
  const other = await context.newPage();
  await other.goto(page.url().replace('/till', '/orders'));
  const orders = other.getByRole('heading', { name: t('hub/orders:title'), level: 1 });
  await expect(orders).toBeVisible();

  await signOut(page);
  const ended = other.getByRole('dialog', { name: t('hub/app:signedOut.title') });
  await expect(ended).toBeVisible();
  await expect(signInForm(page).password).toBeVisible();

  await ended
    .getByRole('button', { name: t('hub/app:signedOut.action') })
    .first()
    .click();
  await signInForm(other).send('owner');
  await expect(other).toHaveURL(/\/orders$/);
  await expect(orders).toBeVisible();
});

test('a till whose session was revoked elsewhere says so without a reload and no longer shows itself as connected', async ({
  page,
  request,
  maru,
}) => {
  const stream = page.waitForResponse(
    (response) => response.headers()['content-type'] === 'text/event-stream' && response.ok(),
  );
  await signIn(page, maru, 'owner');
  await stream;
  const connected = page.getByRole('status').getByText(t('hub/payments:saleQueue.states.CONNECTED'));
  await expect(connected).toBeVisible();
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('maru.session') ?? '').refreshToken,
  );
  await request.post(`${maru.hubUrl}/oauth/revoke`, { form: { client_id: 'maru-hub', token } });

  const ended = page.getByRole('dialog', { name: t('hub/app:signedOut.title') });
  await expect(ended).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(t('hub/payments:saleQueue.states.CONNECTED'), { exact: true })).toHaveCount(0);
});

test('spec 2 · opening /logoutsuccess while signed in signs out at once, and the hub asks to sign in', async ({
  page,
  maru,
}) => {
  await signIn(page, maru, 'owner');
  await page.goto(`${maru.accountUrl}/logoutsuccess`);
  await expect(signInForm(page).password).toBeVisible();
  await page.goto(`${maru.accountUrl}/?error`);
  await page.reload();
  await expect(signInForm(page).password).toBeVisible();
});

test('a link to the sign-out page asks for confirmation and offers a link back to the hub', async ({
  page,
  maru,
}) => {
  await signIn(page, maru, 'owner');
  const home = `${maru.hubUrl}/s/${storeIdOf(page)}`;
  await page.goto(`${maru.accountUrl}/oauth/logout`);
  await page.getByRole('heading', { name: asked.question }).waitFor();
  const button = page.getByRole('button', { name: asked.button });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await page.getByRole('link', { name: asked.back }).click();
  await expect(page).toHaveURL(home);
  await expect(dashboardOn(page).heading).toBeVisible();
});
