import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** Money to give back or to collect: on an order, on the board and in its list. */
export function excessOn(page: Page, { t }: Words = ko) {
  const text = (key: string, values?: Record<string, string | number>) => t(`hub/orders:${key}`, values);
  const dialog = page.getByRole('dialog');

  return {
    /** On an order whose card has no answer. */
    payOtherWay: page.getByRole('button', { name: text('acts.payOtherWay') }),
    note: (amount: string) => page.getByText(text('excess.notes.EXCESS', { amount })),
    giveBack: page.getByRole('button', { name: text('excess.settle.EXCESS') }),
    /** On the board. */
    link: (count: number) => page.getByRole('link', { name: text('excess.link', { count }) }),
    /** On the revenue screen. */
    revenueLink: page.getByRole('link', { name: t('hub/sales:excess.link') }),
    heading: page.getByRole('heading', { name: text('excess.title'), level: 1 }),
    row: (number: number) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: text('order.title', { number }) }) }),
    none: page.getByText(text('excess.none')),
    /** Lets an owner decide an outcome that a provider has not reported for a day. */
    decide: page.getByRole('button', { name: text('decide.button') }),
    complete: page.getByRole('button', { name: text('complete.button') }),
    dialog,
    async confirmGivenBack() {
      await dialog.getByRole('button', { name: text('excess.reasons.GIVE_BACK') }).click();
      await dialog.getByRole('button', { name: text('excess.acts.GIVE_BACK') }).click();
    },
  };
}
