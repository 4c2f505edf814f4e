import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

type Values = Record<string, string | number>;

/** The platform's log and the page of one entry. */
export function eventLogOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Values) => t(`hub/event-log/event-log:${key}`, values);
  const button = (key: string) => page.getByRole('button', { name: own(key), exact: true });
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('table', { name: own('title') }).getByRole('link');

  return {
    search: page.getByLabel(own('search'), { exact: true }),
    rows,
    row: (text: string | RegExp) => rows.filter({ hasText: text }),
    noneFound: page.getByText(own('noneText')),
    follow: page.getByRole('switch', { name: own('follow') }),
    more: button('filters.more'),
    filter: (name: 'person' | 'store' | 'code' | 'request') =>
      page.getByRole('textbox', { name: own(`filters.${name}`) }),
    module: page.getByRole('combobox', { name: own('columns.module') }),
    moduleName: (module: string) => t(`hub/lib/log-modules/log-modules:${module}`),
    looks: page.getByRole('switch', { name: own('filters.looks') }),
    showNew: (count: number) => page.getByRole('button', { name: own('showNew', { count }) }),
    exporting: button('export.button'),
    csv: dialog.getByText(own('export.kinds.csv'), { exact: true }),
    review: dialog.getByText(own('export.reasons.REVIEW')),
    download: dialog.getByRole('button', { name: own('export.act'), exact: true }),
    details: page.getByRole('heading', { name: own('entry.details') }),
    what: page.getByRole('heading', { name: own('entry.what') }),
    unmask: button('unmask.open'),
    complaint: dialog.getByText(own('unmask.reasons.COMPLAINT')),
    look: dialog.getByRole('button', { name: own('unmask.act'), exact: true }),
    dialog,
  };
}
