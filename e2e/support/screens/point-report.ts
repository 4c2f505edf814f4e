import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The report of points. */
export function pointReportOn(page: Page, { t }: Words = ko) {
  const text = (key: string) => t(`hub/points:${key}`);
  const ofDays = (key: string) => t(`hub/lib/days/days:${key}`);

  return {
    holding: page.getByRole('region', { name: text('summary.active') }),
    loyalty: page.getByRole('region', { name: text('report.loyalty.title') }),
    /** One of the main figures, with its texts. */
    figure: (name: string) =>
      page
        .getByRole('region', { name: text('report.figures') })
        .locator('div')
        .filter({ has: page.getByText(text(`report.sums.${name}`), { exact: true }) }),
    period: (name: string) => page.getByRole('button', { name: ofDays(`periods.${name}`), exact: true }),
    /** The legend of the chart. */
    legend: page.getByRole('listitem').filter({ hasText: text('report.sums.earned') }),
    asTable: page
      .getByRole('radiogroup', { name: text('report.view') })
      .getByText(text('report.table'), { exact: true }),
    total: (part: string) =>
      page
        .getByRole('table', { name: ofDays(`byPart.${part}`) })
        .getByRole('row', { name: new RegExp(`^${text('report.total')}`) }),
    /** Downloads the report and returns the path of the file. */
    async download(kind: 'xlsx' | 'csv'): Promise<string> {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: text('report.export.button'), exact: true }).click();
      await page.getByRole('menuitem', { name: text(`report.export.kinds.${kind}`) }).click();
      return (await saved).path();
    },
  };
}
