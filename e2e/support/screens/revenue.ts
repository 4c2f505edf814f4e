import { expect, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The revenue of a period. */
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
    /** The legend of the chart. */
    legend: page.getByRole('listitem').filter({ hasText: text('today') }),
    period: (name: string) =>
      page.getByRole('button', { name: t(`hub/lib/days/days:periods.${name}`), exact: true }),
    /** What was sold, by item and so on. */
    breakdown: (by: string) => page.getByRole('table', { name: text(`breakdowns.${by}`) }),
    /** The row of a tender. */
    tender: (type: string) =>
      tenders
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: text(`tenderTypes.${type}`) }) }),
    /** One of the main figures, with its comparison. */
    figure: (name: string) =>
      page
        .getByRole('region', { name: text('figures.label') })
        .locator('div')
        .filter({ hasText: text(`figures.${name}`) }),
    week: page.getByRole('table', { name: text('byTime.weekdayHour') }),
    /** On a phone some choices are behind a button. */
    async openChoices() {
      const more = page.getByRole('button', { name: text('filters.more') });
      if (await more.isVisible()) await more.click();
    },
    async choose(label: string, option: string) {
      await page.getByRole('combobox', { name: text(label) }).click();
      await page.getByRole('option', { name: text(option), exact: true }).click();
    },
    asTable: page
      .getByRole('radiogroup', { name: text('hours.view') })
      .getByText(text('hours.table'), { exact: true }),
    hoursTotal: page
      .getByRole('table', { name: text('byTime.hour') })
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
