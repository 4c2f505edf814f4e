import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The orders of a period with their sums. */
export function salesListOn(page: Page, { t }: Words = ko) {
  const text = (key: string) => t(`hub/sales:list.${key}`);
  const ofOrders = (key: string) => t(`hub/orders:${key}`);
  const table = page.getByRole('table', { name: text('title') });

  return {
    heading: page.getByRole('heading', { name: text('title'), level: 1 }),
    tab: page.getByRole('link', { name: t('hub/app:tabs.sales'), exact: true }),
    period: (name: 'today' | 'yesterday' | 'week') =>
      page.getByRole('button', { name: t(`hub/lib/days/days:periods.${name}`), exact: true }),
    rows: table.getByRole('row').filter({ has: page.getByRole('link') }),
    /** The value of a sum. */
    sum: (name: 'net' | 'refunded' | 'cancelled') =>
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${ofOrders(`found.${name}`)}$`) })
        .locator('xpath=following-sibling::dd'),
    async choose(label: string, option: string) {
      await page.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    /** Downloads the list as CSV. */
    async download(): Promise<string> {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: ofOrders('export.button') }).click();
      await page.getByRole('menuitem', { name: ofOrders('export.kinds.utf-8-bom') }).click();
      return readFile(await (await saved).path(), 'utf8');
    },
  };
}
