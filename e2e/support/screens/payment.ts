import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The payment sheet, which opens over the till, the live orders and an order. */
export function paymentOn(page: Page, { t, won }: Words = ko) {
  const text = (key: string, values?: Record<string, string | number>) => t(`hub/payments:${key}`, values);
  const sheet = page.getByRole('dialog');
  const pad = sheet.getByRole('group', { name: text('cash.received') });
  const press = (key: string, values?: Record<string, string | number>) =>
    sheet.getByRole('button', { name: text(key, values) });
  const way = (name: 'CARD' | 'CASH' | 'TERMINAL' | 'SPLIT' | 'LINK') =>
    sheet.getByRole('button', { name: new RegExp(`^${text(`tender.ways.${name}`)}`) });

  const takeBackName = new RegExp(
    text('tender.takeBack', { type: '.+', amount: '.+' }).replaceAll(/[()]/g, '\\$&'),
  );

  return {
    sheet,
    way,
    back: press('tender.back'),
    takeCash: press('cash.take'),
    paid: sheet.getByText(text('done.title'), { exact: true }),
    alert: sheet.getByRole('alert'),
    lines: sheet.getByRole('region', { name: text('tender.lines') }),
    /** Types the received amount digit by digit. */
    async typeCash(amount: number) {
      for (const digit of String(amount)) await pad.getByRole('button', { name: digit, exact: true }).click();
    },
    /** The secondary button, which takes less than is due. */
    takePart: (amount: number) => press('cash.takePart', { amount: won(amount) }),
    /** Replaces the button for the whole amount while a smaller amount is typed. */
    tooLittle: (short: number) => press('cash.isShort', { amount: won(short) }),
    /** The button beside a cash or terminal payment that was already taken. */
    takeBack: sheet.getByRole('button', { name: takeBackName }),
    /** Shown while nothing is paid on the order. */
    wholeDue: sheet.getByText(text('tender.due'), { exact: true }),
    confirmGivenBack: page
      .getByRole('dialog')
      .getByRole('button', { name: text('giveBack.confirm'), exact: true }),
    /** Shown while a card has no answer. */
    otherWay: press('busy.otherWay'),
    returned: press('overtaken.returned'),
    /** The till's button for a partly paid order. */
    partPaid: (left: number) =>
      page.getByRole('button').filter({ hasText: text('partPaid.one', { left: won(left) }) }),
    text,
  };
}
