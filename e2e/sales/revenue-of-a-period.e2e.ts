import { readFile } from 'node:fs/promises';
import { reportTax } from '@maru/contract/sales/sales.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import papaparse from 'papaparse';
import readXlsx from 'read-excel-file/node';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { revenueOn } from '../support/screens/revenue.ts';
import { ko } from '../support/words.ts';

const { t, won } = ko;
const text = (key: string, values?: Record<string, string | number>) => t(`hub/sales:${key}`, values);

test('periods are compared, and downloaded files hold what is shown, to the won', async ({ page, maru }) => {
  await openSignedIn(page, maru, 'owner');
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/sales/revenue`);
  const revenue = revenueOn(page);
  await revenue.period('monthBefore').click();
  await revenue.openChoices();
  await revenue.choose('filters.compare', 'filters.comparisons.year');
  await expect(revenue.figure('net')).toContainText(/매출이 없었어요/);
  await revenue.choose('filters.compare', 'filters.comparisons.before');
  await expect(revenue.figure('net')).toContainText(/보다/);

  const [sums, days, tenders, items] = await readXlsx(await download(page, 'xlsx'));
  const net = sums?.data.find(([name]) => name === text('sheet.sums.net'))?.[1];
  if (typeof net !== 'number') throw new Error('the file has no net sales');
  await expect(revenue.figure('net')).toContainText(won(net));
  for (const sheet of [days, tenders]) {
    const sold = sheet?.data.slice(1, -1).map((row) => Number(row[sheet === days ? 2 : 4])) ?? [];
    expect(sold.reduce((sum, one) => sum + one, 0)).toBe(net);
  }
  const netColumn = items?.data[0]?.indexOf(text('sheet.sums.net')) ?? -1;
  expect(items?.data.at(-1)?.[netColumn]).toBe(net);

  const csv = papaparse.parse<string[]>(await readFile(await download(page, 'csv'), 'utf8')).data;
  expect(csv.find(([name]) => name === text('sheet.sums.net'))?.[1]).toBe(String(net));
  const begin = csv.findIndex(([name]) => name === text('breakdowns.item')) + 2;
  const rows = csv.slice(begin).filter((row) => row.length > 1);
  expect(rows.reduce((sum, row) => sum + Number(row[netColumn]), 0)).toBe(2 * net);
});

test('the file for the VAT return states its basis and adds up, and its export can be stopped while it loads', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/sales/revenue`);
  await revenueOn(page).period('monthBefore').click();

  const path = reportTax.path.replace(':storeId', storeIdOf(page));
  // The call gets no response.
  await page.route(`**${path}?*`, () => {});
  await page.getByRole('button', { name: text('export.button') }).click();
  await page.getByRole('menuitem', { name: text('export.kinds.tax') }).click();
  await page.getByRole('button', { name: text('export.reading') }).click();
  await expect(page.getByRole('button', { name: text('export.button') })).toBeVisible();
  await page.unroute(`**${path}?*`);

  const [taxes, about] = await readXlsx(await download(page, 'tax'));
  const amounts = (taxes?.data.slice(1) ?? []).map((row) => row.slice(2).map(Number));
  expect(amounts.length).toBeGreaterThan(0);
  for (const [total = 0, supply = 0, vat = 0, taxFree = 0] of amounts)
    expect(supply + vat + taxFree).toBe(total);
  const month = amounts.slice(0, amounts.length / 2);
  const sumOf = (column: number) => month.slice(0, -1).reduce((sum, row) => sum + (row[column] ?? 0), 0);
  expect(month.at(-1)).toEqual([0, 1, 2, 3].map(sumOf));
  expect(about?.data.flat()).toContain(text('taxSheet.about.basisText'));
});

/** Downloads the file and returns its path. */
async function download(page: Page, kind: 'xlsx' | 'csv' | 'tax'): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: text('export.button') }).click();
  await page.getByRole('menuitem', { name: text(`export.kinds.${kind}`) }).click();
  return (await saved).path();
}
