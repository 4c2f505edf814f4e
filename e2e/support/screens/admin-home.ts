import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The first screen of admins. */
export function adminHomeOn(page: Page, { t }: Words = ko) {
  const own = (key: string) => t(`hub/serviceability:${key}`);
  /** A figure with its label and its link. */
  const figure = (row: string, name: string) =>
    page
      .getByRole('region', { name: own(`${row}.label`) })
      .locator('div')
      .filter({ has: page.getByText(own(`${row}.${name}`), { exact: true }) })
      .getByRole('link');

  return {
    heading: page.getByRole('heading', { name: own('title'), level: 1, exact: true }),
    promise: (name: 'approvals' | 'inquiries' | 'approvalsKept' | 'inquiriesKept') =>
      figure('promises', name),
    people: (name: 'today' | 'sevenDays' | 'thirtyDays' | 'active') => figure('people', name),
    errors: page.getByRole('link', { name: own('errors') }),
  };
}
