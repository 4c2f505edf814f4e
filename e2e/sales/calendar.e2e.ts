import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect } from '@playwright/test';
import { expectFits } from '#support/expect-fits.ts';
import { expectNoViolations } from '#support/expect-no-violations.ts';
import { test } from '#support/maru.ts';
import { openOwnStore } from '#support/own-store.ts';
import { openSignedIn, signInAs, storeIdOf } from '#support/people.ts';
import { calendarOn } from '#support/screens/calendar.ts';
import { salesListOn } from '#support/screens/sales-list.ts';
import { ko } from '#support/words.ts';

const { t } = ko;

test('the calendar marks substitute holidays and goes to another month by keyboard', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner', { screen: 'sales/calendar' });
  const calendar = calendarOn(page);
  const address = `${maru.hubUrl}/s/${storeIdOf(page)}/sales/calendar`;

  await page.goto(`${address}?month=2026-10`);
  const substitute = t('hub/sales/calendar/calendar:substitute', {
    name: t('hub/sales/calendar/calendar:holidays.FOUNDATION'),
  });
  await expect(calendar.day(new RegExp(`10월 5일.*${substitute}`))).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(calendar.table).toHaveAccessibleName('2026년 9월');
  expect(page.url()).toBe(`${address}?month=2026-09`);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  await expectNoViolations(page, 'sales calendar');
});

test('a day of the calendar shows what was sold on it, and opens just its orders', async ({ page, maru }) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  const total = 12_300;
  const lines = [{ name: '꽃다발', unitPrice: total, taxable: true, quantity: 1 }];
  await call(takeOrder, { storeId, lines, total, tenders: [{ type: 'INSTORE_CASH', amount: total }] });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/sales/calendar` });

  const calendar = calendarOn(page);
  await expect(calendar.today).toHaveAccessibleName(new RegExp(`${ko.won(total)}.*1건`));
  await calendar.today.click();
  const list = salesListOn(page);
  await expect(list.heading).toBeVisible();
  await expect(list.sum('net')).toHaveText(new RegExp(`^${ko.won(total)}`));
  await expect(list.rows).toHaveText([/꽃다발/]);
});
