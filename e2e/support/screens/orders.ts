import { expect, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The name of a link to an order: its number, alone or with the number that a device gave the sale. */
export function numbered(number: string): RegExp {
  return new RegExp(`^${number}( · .+)?$`);
}

/** The live orders: cards of open orders, and below them today's finished ones. */
export function ordersOn(page: Page, { t }: Words = ko) {
  const text = (key: string, values?: Record<string, string | number>) => t(`hub/orders:${key}`, values);
  const finished = page.getByRole('table', { name: text('finished.title') });

  return {
    /** The status of the live updates. */
    live: page.getByRole('status').filter({ hasText: text('live.live') }),
    heading: page.getByRole('heading', { name: text('title'), level: 1 }),
    card: (number: number) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: numbered(text('number', { number })) }) }),
    row: (number: number) =>
      finished
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: numbered(text('number', { number })) }) }),
    /** The number of orders finished today. */
    async doneToday(): Promise<number> {
      const none = page.getByText(text('finished.none'));
      await expect(finished.getByRole('cell').first().or(none)).toBeVisible();
      const title = await page.getByRole('heading', { name: text('finished.title') }).textContent();
      return Number(/\d[\d,]*$/.exec(title ?? '')?.[0].replaceAll(',', ''));
    },
  };
}
