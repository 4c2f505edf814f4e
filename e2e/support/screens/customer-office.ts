import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The list of customers, the page of one, points and their settings. */
export function customerOfficeOn(page: Page, { t }: Words = ko) {
  const text = (key: string, values?: Record<string, string | number>) =>
    t(`hub/customers/customer-office:${key}`, values);
  const ofPoints = (key: string, values?: Record<string, string | number>) => t(`hub/points:${key}`, values);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const points = (count: number) => text('points', { count, points: count.toLocaleString('en-US') });

  return {
    points,
    dialog: page.getByRole('dialog'),
    rows: page.getByRole('table', { name: text('title') }).getByRole('link'),
    search: page.getByLabel(text('search'), { exact: true }),
    async chooseTag(tag: string) {
      await page.getByRole('combobox', { name: text('tag') }).click();
      await page.getByRole('option', { name: tag, exact: true }).click();
    },
    export: button(text('export.open')),
    /** Downloads the shown customers, for the books. */
    async download(): Promise<string> {
      await this.export.click();
      await button(text('export.reasons.BOOKS')).click();
      const saved = page.waitForEvent('download');
      await this.dialog.getByRole('button', { name: text('export.act'), exact: true }).click();
      return readFile(await (await saved).path(), 'utf8');
    },
    allOrders: page.getByRole('link', { name: text('one.allOrders'), exact: true }),
    earn: button(text('one.earn')),
    use: button(text('one.use')),
    history: page.getByRole('region', { name: text('one.history') }),
    /** The dialogs that buttons of the page open. */
    acts: {
      earn: button(text('one.earn')),
      use: button(text('one.use')),
      unmask: button(text('unmask.open')),
      merge: button(text('merge.open')),
      delete: button(text('delete.open')),
    },
    tags: page.getByRole('textbox', { name: text('columns.tags'), exact: true }),
    memo: page.getByRole('textbox', { name: text('columns.memo'), exact: true }),
    async deleteAsAsked() {
      await this.acts.delete.click();
      await button(text('delete.reasons.ASKED')).click();
      await this.dialog.getByRole('button', { name: text('delete.act'), exact: true }).click();
    },
    mergeSearch: page.getByRole('dialog').getByLabel(text('merge.other'), { exact: true }),
    merging: page.getByRole('dialog').getByRole('listitem').getByRole('button'),
    mergeAct: page.getByRole('dialog').getByRole('button', { name: text('merge.act'), exact: true }),
    mergeSwap: button(text('merge.swap')),
    mergeReason: button(text('merge.reasons.TWICE')),
    merged: page.getByText(text('merge.done')),
    expired: page.getByText(ofPoints('statuses.EXPIRED'), { exact: true }),
    amount: page.getByRole('dialog').getByLabel(ofPoints('byHand.amount'), { exact: true }),
    reason: (key: string) => button(ofPoints(key)),
    act: (key: string) => page.getByRole('dialog').getByRole('button', { name: ofPoints(key), exact: true }),
    undo: page.getByRole('button', { name: ofPoints('cancel.open') }),
    rate: page.getByLabel(ofPoints('setting.rate'), { exact: true }),
    leastUse: page.getByLabel(ofPoints('setting.leastUse'), { exact: true }),
    preview: page.getByRole('status').filter({ hasText: ofPoints('points', { points: '' }).trim() }),
    sharing: (store: string) => page.getByRole('checkbox', { name: store, exact: true }),
    sharingState: (state: 'SHARED' | 'WAITING' | 'ASKED', name: string) =>
      page.getByText(ofPoints(`setting.stores.states.${state}`, { name })),
    save: button(t('hub/lib/forms/forms:save')),
    saved: page.getByText(t('hub/lib/forms/forms:saved')),
  };
}
