import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

type Way = 'INCOME_DEDUCTION' | 'EXPENDITURE_PROOF' | 'SELF_ISSUED' | 'NONE';

/** Cash receipts: after a payment, on an order, and in their queue. */
export function cashReceiptOn(page: Page, { t }: Words = ko) {
  const text = (key: string, values?: Record<string, string | number>) =>
    t(`hub/cash-receipts:${key}`, values);
  const sheet = page.getByRole('dialog');
  const ofOrder = page.getByRole('main').getByRole('region', { name: text('title') });
  const act = (name: string) => ofOrder.getByRole('button', { name: text(`acts.${name}`), exact: true });

  return {
    text,
    sheet,
    /** On the payment sheet, or on the sheet that issues a receipt later. */
    way: (way: Way) => sheet.getByRole('button', { name: new RegExp(`^${text(`ways.${way}`)}`) }),
    /** A text of the sheet about the receipt. */
    said: (key: string) => sheet.getByText(text(key)),
    issue: sheet.getByRole('button', { name: text('entry.issue') }),
    sendAgain: sheet.getByRole('button', { name: text('unsent.retry') }),
    issueAgain: sheet.getByRole('button', { name: text('entry.issueAgain') }),
    problem: (key: string) => sheet.getByRole('alert').filter({ hasText: text(`entry.problems.${key}`) }),
    /** On an order. */
    ofOrder,
    act,
    state: (status: string) => ofOrder.getByText(text(`statuses.${status}`), { exact: true }),
    /** On the board. */
    link: (count: number) => page.getByRole('link', { name: text('unissued.link', { count }) }),
    row: (number: number) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: text('unissued.order', { number }) }) }),
    issueByNumber: (number: number) =>
      page.getByRole('button', {
        name: text('unissued.actOf', { number, act: text('unissued.issue') }),
        exact: true,
      }),
    all: page.getByRole('banner').getByRole('button', { name: text('unissued.all.button') }),
    confirmAll: (count: number) =>
      sheet.getByRole('button', { name: text('unissued.all.confirm', { count }) }),
    none: page.getByText(text('unissued.none')),
    async cancelFor(reason: 'GUEST' | 'MISTAKE') {
      await act('CANCEL').click();
      await sheet.getByRole('button', { name: text(`cancel.reasons.${reason}`) }).click();
      await sheet.getByRole('button', { name: text('cancel.act') }).click();
    },
  };
}
