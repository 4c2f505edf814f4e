import { expect } from '@playwright/test';
import { expectFits } from '#support/expect-fits.ts';
import { expectNoViolations } from '#support/expect-no-violations.ts';
import { test } from '#support/maru.ts';
import { openSignedIn, storeIdOf } from '#support/people.ts';
import { calendarOn } from '#support/screens/calendar.ts';
import { salesListOn } from '#support/screens/sales-list.ts';
import { ko } from '#support/words.ts';

const { t } = ko;

test('the calendar marks substitute holidays, goes to another month by keyboard, and a day opens its orders', async ({
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

  await page.goto(address);
  const shown = (await calendar.today.textContent()) ?? '';
  const net = /[\d,]+원/.exec(shown)?.[0] ?? ko.won(0);
  await calendar.today.click();
  const list = salesListOn(page);
  await expect(list.heading).toBeVisible();
  await expect(list.sum('net')).toContainText(net);
});
