import { expect, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The revenue of a day. */
export function revenueOn(page: Page, { t }: Words = ko) {
  const text = (key: string) => t(`hub/sales:${key}`);
  const tenders = page.getByRole('table', { name: text('tenders.title') });
  const nothingTaken = page.getByText(text('tenders.none'));
  const nothingSold = page.getByRole('heading', { name: text('empty.todayTitle') });

  async function sumOf(row: string): Promise<number> {
    const cells = tenders.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row }) });
    return (await cells.count()) === 0 ? 0 : wonIn(await cells.getByRole('cell').first().textContent());
  }

  return {
    heading: page.getByRole('heading', { name: text('title'), level: 1 }),
    asTable: page
      .getByRole('radiogroup', { name: text('hours.view') })
      .getByText(text('hours.table'), { exact: true }),
    hoursTotal: page
      .getByRole('table', { name: text('hours.title') })
      .getByRole('row', { name: new RegExp(`^${text('total')}`) }),
    /** Amounts taken, in won. */
    async sums() {
      await expect(tenders.or(nothingSold).or(nothingTaken)).toBeVisible();
      return {
        total: await sumOf(text('total')),
        card: await sumOf(text('tenderTypes.card')),
        cash: await sumOf(text('tenderTypes.INSTORE_CASH')),
      };
    },
  };
}

function wonIn(shown: string | null): number {
  return Number((shown ?? '').replaceAll(/[^\d]/g, ''));
}
