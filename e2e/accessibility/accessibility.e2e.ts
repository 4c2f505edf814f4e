import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openSignedIn, signInForm, storeIdOf } from '../support/people.ts';
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
  await expectNoViolations(page, 'login page');
  await signInForm(page).send('owner', 'wrong');
  await expect(signInForm(page).error).toBeVisible();
  await expectNoViolations(page, 'failed login');
  await page.goto(`${maru.accountUrl}/nowhere`);
  await expectNoViolations(page, 'unknown address');
});

test('the till has no accessibility violations in dark mode', async ({ page, maru }) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  await expect(till.items).toBeVisible();
  await expectNoViolations(page, 'empty till');

  await till.item('카페라떼').click();
  await expect(till.takeItem).toBeVisible();
  await expectNoViolations(page, 'options sheet');
  await till.takeItem.click();
  await expect(till.line('카페라떼')).toBeVisible();
  await expectNoViolations(page, 'till with an order');

  await till.startPaying();
  await expectNoViolations(page, 'tender sheet');
  await till.way('CASH').click();
  await expectNoViolations(page, 'cash');
  await till.takeCash.click();
  await expect(till.receipt).toBeVisible();
  await expectNoViolations(page, 'receipt');
  await till.nextOrder();
  await till.sales.click();
  await expect(till.sheet).toBeVisible();
  await expectNoViolations(page, 'sales of the device');
});

test('orders and revenue have no accessibility violations in dark mode', async ({ page, maru }) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  await till.add('대추차');
  await till.payInCash();
  const number = await till.orderNumber();

  const store = `${maru.hubUrl}/s/${storeIdOf(page)}`;
  await page.goto(`${store}/orders`);
  const row = ordersOn(page).row(number);
  await expect(row).toBeVisible();
  await expectNoViolations(page, 'live orders');
  await row.getByRole('link').click();
  await expect(page.getByRole('region', { name: t('hub/orders:order.acts') })).toBeVisible();
  await expectNoViolations(page, 'order');
  await page.getByRole('button', { name: t('hub/orders:acts.cancel') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'cancel dialog');

  await page.goto(`${store}/sales/revenue`);
  await revenueOn(page).sums();
  await expectNoViolations(page, 'revenue as a chart');
  await revenueOn(page).asTable.click();
  await expect(revenueOn(page).hoursTotal).toBeVisible();
  await expectNoViolations(page, 'revenue as a table');
  const revenue = revenueOn(page);
  await revenue.period('monthBefore').click();
  await expect(revenue.breakdown('item')).toBeVisible();
  await expectNoViolations(page, 'revenue of a month with what was sold');
  await revenue.openChoices();
  await revenue.choose('filters.unit', 'byTime.weekdayHour');
  await expect(revenue.week).toBeVisible();
  await expectNoViolations(page, 'revenue by weekday and hour');
});
