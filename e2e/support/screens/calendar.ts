import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The sales of a month by day. */
export function calendarOn(page: Page, { t }: Words = ko) {
  const text = (key: string) => t(`hub/sales/calendar/calendar:${key}`);
  const table = page.getByRole('table');

  return {
    heading: page.getByRole('heading', { name: text('title'), level: 1 }),
    tab: page.getByRole('link', { name: t('hub/app:tabs.calendar'), exact: true }),
    table,
    cells: table.getByRole('cell'),
    /** Today's cell, which links to its orders. */
    today: table.locator('[aria-current="date"]'),
    day: (name: string | RegExp) => table.getByRole('link', { name }),
  };
}
