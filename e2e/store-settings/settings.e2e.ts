import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { ordersOn } from '../support/screens/orders.ts';
import { tillOn } from '../support/screens/till.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

const { t } = ko;
const own = (key: string) => t(`hub/store-settings:${key}`);

async function open(page: Page, maru: Maru, screen: string) {
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/${screen}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole('button', { name: t('hub/lib/forms/forms:save'), exact: true }).click();
  await expect(page.getByText(t('hub/lib/forms/forms:saved'))).toBeVisible();
}

test('if orders are completed by hand, a paid order stays on the live orders until somebody completes it', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner', { screen: 'settings/payment' });
  const closes = page.getByRole('switch', { name: own('payment.closePaidOrders') });
  await closes.uncheck({ force: true });
  await save(page);

  await open(page, maru, 'till');
  const till = tillOn(page);
  await till.add('대추차');
  await till.payInCash();
  const number = await till.orderNumber();
  await till.nextOrder();

  await page.getByRole('link', { name: t('hub/app:screens.orders') }).click();
  const card = ordersOn(page).card(number);
  await card.getByRole('button', { name: t('hub/orders:acts.close') }).click();
  await expect(card).toBeHidden();
  await expect(ordersOn(page).row(number)).toBeVisible();

  await open(page, maru, 'settings/payment');
  await closes.check({ force: true });
  await save(page);
});

test('at least one tender must stay enabled, and the receipt preview shows its text while it is typed', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner', { screen: 'settings/payment' });

  for (const type of ['INSTORE_CASH', 'INSTORE_CAT', 'card'])
    await page.getByRole('switch', { name: own(`payment.typeTexts.${type}`) }).uncheck({ force: true });
  await page.getByLabel(own('payment.receiptFooter')).fill('와이파이 maru1234');
  await expect(page.getByRole('region', { name: own('preview.title') })).toContainText('와이파이 maru1234');
  await page.getByRole('button', { name: t('hub/lib/forms/forms:save'), exact: true }).click();

  await expect(page.getByText(own('payment.oneTender'))).toBeVisible();
  await page.getByRole('button', { name: t('hub/lib/forms/forms:undo') }).click();
  await expect(page.getByRole('region', { name: own('preview.title') })).not.toContainText('와이파이');
});

test('a new day start shows when it takes effect, stays scheduled, and can be taken back', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner', { screen: 'settings/general' });
  const dayStart = page.getByRole('combobox', { name: own('general.dayStart') });
  const choose = async (time: string) => {
    await dayStart.click();
    await page.getByRole('option', { name: time, exact: true }).click();
  };
  /** The end of a sentence, after its placeholders for times. */
  const endOf = (key: string) =>
    page.getByText(
      t(`hub/store-settings:general.${key}`, { at: '|', time: '|', now: '|' }).split('|').at(-1) ?? '',
    );
  const [willWait, waits] = [endOf('dayWillWait'), endOf('dayWaits')];

  await choose('오전 6:00');
  await expect(willWait).toBeVisible();
  await save(page);
  await expect(waits).toBeVisible();

  await page.reload();
  await expect(waits).toBeVisible();
  await choose('오전 4:00');
  await save(page);
  await expect(waits).toBeHidden();
});

test('a select list opens if its code arrives while the mouse button is held down', async ({
  page,
  maru,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/choices-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await openSignedIn(page, maru, 'owner', { screen: 'settings/general' });
  const field = page.getByRole('combobox', { name: own('general.dayStart') });

  await field.hover();
  await page.mouse.down();
  const arrived = page.waitForResponse(/choices-[^/]*\.js$/);
  release();
  await (await arrived).finished();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('staff see the settings read-only and have no permission for the staff page', async ({ page, maru }) => {
  for (const screen of ['settings/general', 'settings/payment']) {
    await openSignedIn(page, maru, 'staff', { screen });
    await expect(page.getByText(own('readOnly'))).toBeVisible();
    await expect(page.getByRole('switch').first()).toBeDisabled();
    await expect(page.getByRole('button', { name: t('hub/lib/forms/forms:save'), exact: true })).toBeHidden();
    await expect(page.getByRole('region', { name: own('provider.title') })).toBeHidden();
  }
  await open(page, maru, 'store/staff');
  await expect(page.getByRole('heading', { name: t('hub/app:noPermission.title') }).first()).toBeVisible();
});
