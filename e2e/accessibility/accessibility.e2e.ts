import { expect } from '@playwright/test';
import { expectNothingFound } from '../support/find-violations.ts';
import { test } from '../support/maru.ts';
import { signIn, signInForm, storeIdOf } from '../support/people.ts';
import { ordersOn } from '../support/screens/orders.ts';
import { revenueOn } from '../support/screens/revenue.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

// Reduced motion, so that no check sees a half faded element.
// The English walk checks light mode.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('the sign-in pages have no accessibility violations in dark mode', async ({ page, maru }) => {
  await page.goto(maru.hubUrl);
  await expect(signInForm(page).submit).toBeDisabled();
  await expectNothingFound(page, 'login page');
  await signInForm(page).send('owner', 'wrong');
  await expect(signInForm(page).error).toBeVisible();
  await expectNothingFound(page, 'failed login');
  await page.goto(`${maru.accountUrl}/nowhere`);
  await expectNothingFound(page, 'unknown address');
});

test('the till has no accessibility violations in dark mode', async ({ page, maru }) => {
  await signIn(page, maru, 'owner');
  const till = tillOn(page);
  await expect(till.items).toBeVisible();
  await expectNothingFound(page, 'empty till');

  await till.item('카페라떼').click();
  await expect(till.takeItem).toBeVisible();
  await expectNothingFound(page, 'options sheet');
  await till.takeItem.click();
  await expect(till.line('카페라떼')).toBeVisible();
  await expectNothingFound(page, 'till with an order');

  await till.startPaying();
  await expectNothingFound(page, 'tender sheet');
  await till.way('CASH').click();
  await expectNothingFound(page, 'cash');
  await till.takeCash.click();
  await expect(till.receipt).toBeVisible();
  await expectNothingFound(page, 'receipt');
  await till.nextOrder();
  await till.sales.click();
  await expect(till.sheet).toBeVisible();
  await expectNothingFound(page, 'sales of the device');
});

test('orders and revenue have no accessibility violations in dark mode', async ({ page, maru }) => {
  await signIn(page, maru, 'owner');
  const till = tillOn(page);
  await till.add('대추차');
  await till.payInCash();
  const number = await till.orderNumber();

  const store = `${maru.hubUrl}/s/${storeIdOf(page)}`;
  await page.goto(`${store}/orders`);
  const row = ordersOn(page).row(number);
  await expect(row).toBeVisible();
  await expectNothingFound(page, 'live orders');
  await row.getByRole('link').click();
  await expect(page.getByRole('region', { name: t('hub/orders:order.acts') })).toBeVisible();
  await expectNothingFound(page, 'order');
  await page.getByRole('button', { name: t('hub/orders:acts.cancel') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingFound(page, 'cancel dialog');

  await page.goto(`${store}/sales/revenue`);
  await revenueOn(page).sums();
  await expectNothingFound(page, 'revenue as a chart');
  await revenueOn(page).asTable.click();
  await expect(revenueOn(page).hoursTotal).toBeVisible();
  await expectNothingFound(page, 'revenue as a table');
});
