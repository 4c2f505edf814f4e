import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The search in the orders of all days. */
export function orderSearchOn(page: Page, { t }: Words = ko) {
  const text = (key: string) => t(`hub/orders:${key}`);
  const results = page.getByRole('table', { name: text('find.results') });

  return {
    heading: page.getByRole('heading', { name: text('find.title'), level: 1 }),
    open: page.getByRole('link', { name: text('find.past') }),
    number: page.getByRole('textbox', { name: text('find.number') }),
    from: page.getByLabel(text('find.from')),
    to: page.getByLabel(text('find.to')),
    more: page.getByRole('button', { name: text('find.more') }),
    /** Opens the dialog that finds a customer. */
    customer: page
      .getByRole('search')
      .getByRole('button', { name: new RegExp(`^${text('find.customer.label')} `) }),
    async findCustomer(phone: string) {
      await page.getByRole('dialog').getByLabel(text('find.customer.phone')).fill(phone);
      await page.keyboard.press('Enter');
    },
    everybody: page.getByRole('button', { name: text('find.customer.clear'), exact: true }),
    rows: results.getByRole('row').filter({ has: page.getByRole('link') }),
    /** The sums of the orders found. The figure from whose link the search was opened comes first. */
    sums: page.getByLabel(text('found.label')),
    backTo: (screen: 'home' | 'revenue') =>
      page.getByRole('banner').getByRole('link', { name: t(`hub/app:screens.${screen}`) }),
    noneFound: page.getByText(text('find.noneFound')),
    /** Downloads the found orders as CSV. */
    async download(): Promise<string> {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: text('export.button') }).click();
      await page.getByRole('menuitem', { name: text('export.kinds.utf-8-bom') }).click();
      return readFile(await (await saved).path(), 'utf8');
    },
  };
}
