import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** One order and its actions. */
export function orderOn(page: Page, { t }: Words = ko) {
  const text = (key: string, values?: Record<string, string | number>) => t(`hub/orders:${key}`, values);
  const acts = page.getByRole('region', { name: text('order.acts') });
  const dialog = page.getByRole('dialog');
  const banner = page.getByRole('banner');

  return {
    heading: (number: number) =>
      page.getByRole('heading', { name: text('order.title', { number }), level: 1 }),
    status: (status: 'OPEN' | 'CLOSED' | 'CANCELLED') =>
      banner.getByText(text(`statuses.${status}`), { exact: true }),
    dialog,
    cancel: acts.getByRole('button', { name: text('acts.cancel') }),
    revert: acts.getByRole('button', { name: text('acts.revert') }),
    showReceipt: banner.getByRole('button', { name: t('contract/receipt:title') }),
    receipt: page.getByRole('article', { name: t('contract/receipt:title') }),
    history: (kind: string) => page.getByText(text(`history.${kind}`), { exact: true }),

    async cancelFor(reason: 'GUEST' | 'MISTAKE' | 'SOLD_OUT' | 'PAY_AGAIN') {
      await acts.getByRole('button', { name: text('acts.cancel') }).click();
      await dialog.getByRole('button', { name: text(`cancel.reasons.${reason}`) }).click();
      await dialog.getByRole('button', { name: text('acts.cancel') }).click();
    },
    async revertFor(reason: 'MISTAKE' | 'GUEST') {
      await acts.getByRole('button', { name: text('acts.revert') }).click();
      await dialog.getByRole('button', { name: text(`revert.reasons.${reason}`) }).click();
      await dialog.getByRole('button', { name: text('acts.revertShort') }).click();
    },
  };
}
