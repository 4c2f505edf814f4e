import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** All stores, and the log on the page of one. */
export function adminStoresOn(page: Page, { t }: Words = ko) {
  const own = (key: string) => t(`hub/stores/admin/admin:${key}`);
  const log = page.getByRole('region', { name: own('log.title'), exact: true });

  return {
    search: page.getByLabel(own('stores.search'), { exact: true }),
    rows: page.getByRole('table', { name: own('stores.title') }).getByRole('link'),
    noneFound: page.getByText(own('stores.noneFound'), { exact: true }),
    name: (store: string) => page.getByRole('heading', { name: store, level: 1 }),
    /** The entry of an act, newest first. */
    entry: (act: string) => log.getByRole('listitem').filter({ hasText: t(`server/event-log/acts:${act}`) }),
    log,
  };
}
