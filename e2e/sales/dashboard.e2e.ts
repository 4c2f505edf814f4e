import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect } from '@playwright/test';
import { expectFits } from '#support/expect-fits.ts';
import { expectNoViolations } from '#support/expect-no-violations.ts';
import { mailboxOf } from '#support/mailbox.ts';
import { test } from '#support/maru.ts';
import { openOwnStore } from '#support/own-store.ts';
import { signInAs } from '#support/people.ts';
import { recordFlicker } from '#support/record-flicker.ts';
import { appLockOn, approvalOn } from '#support/screens/app-lock.ts';
import { dashboardOn } from '#support/screens/dashboard.ts';
import { orderSearchOn } from '#support/screens/order-search.ts';
import { mobilePhone } from '#support/screens/sign-up.ts';
import { ko } from '#support/words.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('the dashboard ticks the first steps, and shows new orders and sold items without a reload or flicker', async ({
  page,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  await signInAs(page, maru, owner, { path: `/s/${storeId}` });
  const home = dashboardOn(page);

  await expect(home.step('menu')).not.toContainText(home.done);
  for (const step of ['tenders', 'staff'] as const) {
    await home.keep(step).click();
    await expect(home.step(step)).toContainText(home.done);
  }
  await expectFits(page);
  await expectNoViolations(page, 'first steps');
  await home.step('order').getByRole('link').click();
  await expect(page).toHaveURL(`${maru.hubUrl}/s/${storeId}/till`);
  await page.goBack();
  await expect(home.step('staff')).toContainText(home.done);

  const lines = [{ name: '꽃다발', unitPrice: 12_000, taxable: true, quantity: 2 }];
  const total = 24_000;
  await call(takeOrder, { storeId, lines, total, tenders: [{ type: 'INSTORE_CASH', amount: total }] });
  await expect(home.figures).toContainText(ko.won(total));
  await expect(home.bestItems).toContainText('꽃다발');
  await expect(home.steps).toBeHidden();

  const flicker = await recordFlicker(home.figures);
  await call(takeOrder, { storeId, lines, total, tenders: [{ type: 'INSTORE_CASH', amount: total }] });
  await expect(home.figures).toContainText(ko.won(2 * total));
  await expect(home.bestItems).toContainText(ko.won(2 * total));
  expect(await flicker()).toEqual([]);

  await home.bestItems.getByRole('listitem').filter({ hasText: '꽃다발' }).getByRole('link').click();
  await expect(orderSearchOn(page).rows).toHaveText([/꽃다발/, /꽃다발/]);
  await page.goBack();
  // A press counts only after the chart has received a mouse event.
  await expect(async () => {
    await home.bar.click();
    await expect(page).toHaveURL(/\/orders\/search/, { timeout: 1_000 });
  }).toPass();
  await expect(orderSearchOn(page).rows).toHaveText([/꽃다발/, /꽃다발/]);
  await page.goBack();
  await expect(home.figures).toContainText(ko.won(2 * total));
  await expectFits(page);
  await expectNoViolations(page, 'dashboard');
});

test('while sales are locked the dashboard hides its figures and keeps the rest, until the store phone approves', async ({
  page,
  browser,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  const lines = [{ name: '꽃다발', unitPrice: 12_000, taxable: true, quantity: 1 }];
  await call(takeOrder, { storeId, lines, total: 12_000 });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/settings/lock` });
  const phone = mobilePhone();
  const lock = appLockOn(page);
  await lock.askCode(phone);
  await lock.enterCode(maru, phone);
  await lock.switchOf('SALES_ANALYSIS').check();
  await lock.save.click();
  await expect(lock.saved).toBeVisible();

  await page.goto(`${maru.hubUrl}/s/${storeId}`);
  const home = dashboardOn(page);
  await expect(home.closed).toBeVisible();
  await expect(home.openOrders).toContainText(ko.won(12_000));
  await expectNoViolations(page, 'locked dashboard');
  await home.unlock.click();
  await lock.ask.click();
  const handset = await (await browser.newContext()).newPage();
  await handset.goto(await mailboxOf(maru).linkTo(phone, 2));
  await approvalOn(handset).approve.click();

  await expect(lock.opened).toBeVisible();
  await expect(home.closed).toBeHidden();
  await expect(home.figures).toContainText(ko.won(0));
  await handset.context().close();
});
