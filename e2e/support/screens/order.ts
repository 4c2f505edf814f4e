import { expect, type Locator, type Page } from '@playwright/test';
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
    refund: acts.getByRole('button', { name: text('acts.refund'), exact: true }),
    revert: acts.getByRole('button', { name: text('acts.revert') }),
    nameCustomer: page.getByRole('button', { name: text('points.name'), exact: true }),
    changeCustomer: page.getByRole('button', { name: text('points.change'), exact: true }),
    points: page.locator('[data-part="points"]'),
    pointsOf: (store: string) => text('points.ofStore', { store }),
    pay: (amount: string) => acts.getByRole('button', { name: text('acts.payAmount', { amount }) }),
    showReceipt: banner.getByRole('button', { name: t('contract/receipt:title') }),
    receipt: page.getByRole('article', { name: t('contract/receipt:title') }),
    byGuest: page.getByText(text('history.guestPaid'), { exact: true }),
    history: (kind: string) => page.getByText(text(`history.${kind}`), { exact: true }),

    async cancelFor(reason: 'GUEST' | 'MISTAKE' | 'SOLD_OUT' | 'PAY_AGAIN') {
      await acts.getByRole('button', { name: text('acts.cancel') }).click();
      await dialog.getByRole('button', { name: text(`cancel.reasons.${reason}`) }).click();
      await dialog.getByRole('button', { name: text('acts.cancel') }).click();
    },
    /** Opens the refund, chooses one piece of an item and sends it. */
    async refundOneOf(name: string, amount: string) {
      await acts.getByRole('button', { name: text('acts.refund'), exact: true }).click();
      await dialog.getByRole('button', { name: text('refund.more', { name }) }).click();
      await dialog.getByRole('button', { name: text('refund.reasons.QUALITY') }).click();
      await dialog.getByRole('button', { name: text('refund.act', { amount }) }).click();
    },
    async refundAmount(typed: string, amount: string) {
      await acts.getByRole('button', { name: text('acts.refund'), exact: true }).click();
      await dialog.getByText(text('refund.ways.AMOUNT'), { exact: true }).click();
      await dialog.getByLabel(text('refund.amount'), { exact: true }).fill(typed);
      await dialog.getByRole('button', { name: text('refund.reasons.GUEST') }).click();
      await dialog.getByRole('button', { name: text('refund.act', { amount }) }).click();
    },
    /** Refunds an amount from the payment in this row. */
    async refundOnly(payment: Locator, typed: string, amount: string) {
      await payment.getByRole('button', { name: text('payments.refundOnly') }).click();
      await dialog.getByText(text('refund.ways.AMOUNT'), { exact: true }).click();
      await dialog.getByLabel(text('refund.amount'), { exact: true }).fill(typed);
      await dialog.getByRole('button', { name: text('refund.reasons.GUEST') }).click();
      await dialog.getByRole('button', { name: text('refund.act', { amount }) }).click();
    },
    /** Corrects the only cash or terminal payment to the other type. */
    async correctTo(type: 'INSTORE_CAT', approvalNumber: string) {
      await page.getByRole('button', { name: text('payments.correct') }).click();
      await expect(dialog).toContainText(text(`paymentTypes.${type}`));
      await dialog.getByLabel(text('correct.approvalNumber')).fill(approvalNumber);
      await dialog.getByRole('button', { name: text('correct.reasons.PRESSED_WRONG') }).click();
      await dialog.getByRole('button', { name: text('correct.act'), exact: true }).click();
    },
    async revertFor(reason: 'MISTAKE' | 'GUEST') {
      await acts.getByRole('button', { name: text('acts.revert') }).click();
      await dialog.getByRole('button', { name: text(`revert.reasons.${reason}`) }).click();
      await dialog.getByRole('button', { name: text('acts.revertShort') }).click();
    },
  };
}
