import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';
import { tillOn } from './till.ts';

/** An open order whose lines are changed, on its page and on the page that adds items. */
export function changingOn(page: Page, words: Words = ko) {
  const { t } = words;
  const text = (key: string, values?: Record<string, string | number>) => t(`hub/orders:${key}`, values);
  const dialog = page.getByRole('dialog');
  const cart = page.getByRole('complementary', { name: t('hub/till:adding.cart') });

  return {
    text,
    dialog,
    due: page.getByRole('region', { name: text('order.acts') }),
    add: page.getByRole('link', { name: text('acts.add'), exact: true }),
    /** Sends the picked items. */
    send: cart.getByRole('button', { name: t('hub/till:adding.send') }),
    more: dialog.getByRole('button', { name: text('change.more') }),
    less: dialog.getByRole('button', { name: text('change.less') }),

    async startAdding() {
      await page.getByRole('link', { name: text('acts.add'), exact: true }).click();
      await tillOn(page, words).items.waitFor();
    },
    /** Picks an item without options. */
    async pick(name: string) {
      await tillOn(page, words).item(name).click();
      await cart.getByRole('listitem').filter({ hasText: name }).waitFor();
    },
    /** Goes back to the order, which asks about the picked items. */
    async startLeaving() {
      const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await page
        .getByRole('link', { name: t('hub/till:adding.back', { number: Number.parseInt(number, 10) }) })
        .click();
      await dialog.getByText(t('hub/till:adding.leave.title')).waitFor();
    },
    stay: dialog.getByRole('button', { name: t('hub/till:adding.leave.stay') }),
    leave: dialog.getByRole('button', { name: t('hub/till:adding.leave.go') }),
    /** Opens the first line of this name. */
    async openLine(name: string) {
      await page
        .getByRole('button', { name: text('lines.change', { name }) })
        .first()
        .click();
      await dialog.waitFor();
    },
    async takeOffFor(reason: 'GUEST' | 'MISTAKE' | 'SOLD_OUT') {
      await dialog.getByRole('button', { name: text(`change.reasons.${reason}`) }).click();
      await dialog.getByRole('button', { name: text('change.takeOff', { count: 1 }) }).click();
    },
  };
}
