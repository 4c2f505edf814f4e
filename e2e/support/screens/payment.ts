import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The payment sheet, over the till, the live orders and an order. */
export function paymentOn(page: Page, { t, won }: Words = ko) {
  const text = (key: string, values?: Record<string, string | number>) => t(`hub/payments:${key}`, values);
  const sheet = page.getByRole('dialog');
  const pad = sheet.getByRole('group', { name: text('cash.received') });
  const press = (key: string, values?: Record<string, string | number>) =>
    sheet.getByRole('button', { name: text(key, values) });
  const way = (name: 'CARD' | 'CASH' | 'TERMINAL' | 'SPLIT') =>
    sheet.getByRole('button', { name: new RegExp(`^${text(`tender.ways.${name}`)}`) });

  const takeBackName = new RegExp(
    text('tender.takeBack', { type: '.+', amount: '.+' }).replaceAll(/[()]/g, '\\$&'),
  );

  return {
    sheet,
    way,
    takeCash: press('cash.take'),
    paid: sheet.getByText(text('done.title'), { exact: true }),
    alert: sheet.getByRole('alert'),
    lines: sheet.getByRole('region', { name: text('tender.lines') }),
    /** Types what is handed over, digit by digit. */
    async typeCash(amount: number) {
      for (const digit of String(amount)) await pad.getByRole('button', { name: digit, exact: true }).click();
    },
    /** The quieter press: less than is due. */
    takePart: (amount: number, left: number) =>
      press('cash.takePart', { amount: won(amount), left: won(left) }),
    /** Where the press for the whole amount stands, while less than that is typed. */
    tooLittle: (short: number) => press('cash.isShort', { amount: won(short) }),
    /** Beside a tender in hand that was taken already. */
    takeBack: sheet.getByRole('button', { name: takeBackName }),
    /** Nothing of the order is paid. */
    wholeDue: sheet.getByText(text('tender.due'), { exact: true }),
    confirmGivenBack: page.getByRole('dialog').getByRole('button', { name: text('giveBack.confirm') }),
    returned: press('overtaken.returned'),
    /** On the till: an order that is paid in part. */
    partPaid: (left: number) =>
      page.getByRole('button').filter({ hasText: text('partPaid.one', { left: won(left) }) }),
    text,
  };
}
