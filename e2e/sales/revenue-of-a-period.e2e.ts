import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { orderSearchOn } from '../support/screens/order-search.ts';
import { revenueOn } from '../support/screens/revenue.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t, won } = ko;

test('a sale at the till is found in every breakdown, opens its orders, and periods are compared and downloaded', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  await till.add('대추차');
  await till.startPaying();
  await till.way('CASH').click();
  await till.takeCash.click();
  await expect(till.paid).toBeVisible();

  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/sales/revenue`);
  const revenue = revenueOn(page);
  // Other journeys sell in the same store meanwhile.
  const sumsAgree = async () => {
    const total = won((await revenue.sums()).total);
    return (await revenue.breakdownTotal.textContent())?.includes(total);
  };
  await revenue.allRows.click();
  await expect(revenue.breakdown('item').getByRole('row', { name: /대추차/ })).toBeVisible();
  for (const by of ['category', 'option', 'orderType', 'itemOrderType']) {
    await revenue.choose('breakdowns.label', `breakdowns.${by}`);
    await expect(revenue.breakdown(by)).toBeVisible();
    await expect.poll(sumsAgree).toBe(true);
  }
  await revenue.choose('breakdowns.label', 'breakdowns.item');
  await revenue.allRows.click();
  const row = revenue.breakdown('item').getByRole('row', { name: /대추차/ });
  await row.getByRole('link').click();
  await expect(orderSearchOn(page).rows.first()).toContainText('대추차');
  await page.goBack();

  await revenue.period('monthBefore').click();
  await revenue.openChoices();
  await revenue.choose('filters.compare', 'filters.comparisons.year');
  await expect(revenue.figure('net')).toContainText(/매출이 없었어요/);
  await revenue.choose('filters.compare', 'filters.comparisons.before');
  await expect(revenue.figure('net')).toContainText(/보다/);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('hub/sales:export.button') }).click();
  await page.getByRole('menuitem', { name: t('hub/sales:export.kinds.csv') }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8'))
    .split('\r\n')
    .map((line) => line.split(','));
  const net = Number(lines.find(([name]) => name === t('hub/sales:sheet.sums.net'))?.[1]);
  await expect(revenue.figure('net')).toContainText(won(net));
  const items = lines.slice(lines.findIndex(([name]) => name === t('hub/sales:breakdowns.item')) + 2);
  expect(items.reduce((sum, cells) => sum + Number(cells.at(-1)), 0)).toBe(net);
});
