import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The sheet of the hub that shows the link by which a guest pays an order. */
export function payLinkOn(page: Page, { t }: Words = ko) {
  const text = (key: string, values?: Record<string, string | number>) =>
    t(`hub/payments:link.${key}`, values);
  const sheet = page.getByRole('dialog');

  return {
    open: page.getByRole('button', { name: t('hub/orders:acts.payLink'), exact: true }),
    code: sheet.getByRole('img', { name: text('code') }),
    paid: (number: number) => page.getByText(text('paid', { number })),
    /** The address of the link that is made next. */
    async made(): Promise<string> {
      const answer = await page.waitForResponse((one) => one.url().endsWith('/paylink'));
      return (await answer.json()).response.url;
    },
    /** Opens the sheet; returns the address of the link. */
    async make(): Promise<string> {
      const made = this.made();
      await this.open.click();
      await this.code.waitFor();
      return made;
    },
  };
}

/** The page behind the link, for the guest. */
export function guestPayOn(page: Page, { t, won }: Words = ko) {
  const text = (key: string, values?: Record<string, string | number>) =>
    t(`account/payments:${key}`, values);
  const heading = (key: string) => page.getByRole('heading', { name: text(key) });

  return {
    text,
    heading,
    pay: (amount: number) => page.getByRole('button', { name: text('pay', { amount: won(amount) }) }),
    checkout: (answer: 'PAY' | 'DECLINE' | 'LOSE') =>
      page.getByRole('button', { name: text(`checkout.${answer}`), exact: true }),
    state: (state: string) => heading(`states.${state}.title`),
    alert: page.getByRole('alert'),
  };
}
