import { expect } from '@playwright/test';
import { test } from '#support/maru.ts';
import { openSignedIn, storeIdOf } from '#support/people.ts';
import { ordersOn } from '#support/screens/orders.ts';
import { tillOn } from '#support/screens/till.ts';
import { ko } from '#support/words.ts';

const { t, won } = ko;

test('a finished order takes two lines on a phone, and a reload with a search does not announce it as new', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  await till.add('대추차');
  await till.payInCash();
  const number = await till.orderNumber();
  await till.nextOrder();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/orders?q=${encodeURIComponent('대추')}`);
  const row = ordersOn(page).row(number);
  for (const words of ['대추차', won(6_000), t('hub/orders:statuses.CLOSED')])
    await expect(row).toContainText(words);
  await expect(row.getByRole('time')).toBeVisible();
  const { height = 0, width = 0 } = (await row.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(80);
  expect(width).toBeGreaterThan(300);

  await page.reload();
  await expect(row).toBeVisible();
  await ordersOn(page).live.waitFor();
  await expect(page.getByText(t('hub/orders:newOrder', { number }))).toHaveCount(0);
});
