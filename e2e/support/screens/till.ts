import { expect, type Locator, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';
import { paymentOn } from './payment.ts';

/** Repeats the press until it takes effect: the till ignores a press too soon after another as a double press. */
export async function pressUntil(press: () => Promise<void>, isDone: () => Promise<boolean>) {
  await expect(async () => {
    if (!(await isDone())) await press();
    await expect.poll(isDone, { timeout: 1_000, intervals: [50, 100] }).toBe(true);
  }).toPass({ timeout: 40_000 });
}

/** Whether all preloaded modules have arrived, including those for paying. */
function hasAllParts(): boolean {
  const parts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return (
    parts.some(({ href }) => href.includes('/paying-parts-')) && parts.every(({ href }) => come.has(href))
  );
}

/** The till, by its visible texts. */
export function tillOn(page: Page, words: Words = ko) {
  const { t, withNumbers, won } = words;
  const text = (key: string, values?: Record<string, string | number>) => t(`hub/till:${key}`, values);
  const paying = (key: string, values?: Record<string, string | number>) => t(`hub/payments:${key}`, values);
  const button = (scope: Page | Locator, key: string, values?: Record<string, string | number>) =>
    scope.getByRole('button', { name: text(key, values) });
  const payButton = (scope: Page | Locator, key: string, values?: Record<string, string | number>) =>
    scope.getByRole('button', { name: paying(key, values) });
  const items = page.getByRole('region', { name: text('items') });
  const cart = page.getByRole('complementary', { name: text('cart.title') });
  const sheet = page.getByRole('dialog');

  const item = (name: string) =>
    items.getByRole('button').filter({ has: page.getByText(name, { exact: true }) });
  const takeItem = button(sheet, 'options.add');
  const { way, takeCash, paid } = paymentOn(page, words);
  // Searched on the whole page, because on a phone this button is outside the cart.
  const pay = button(page, 'cart.pay').first();
  const next = button(sheet, 'next');
  const receipt = sheet.getByRole('article', { name: t('contract/receipt:title') });

  const startPaying = () =>
    pressUntil(
      () => pay.click({ timeout: 5_000 }),
      () => sheet.isVisible(),
    );

  return {
    items,
    cart,
    sheet,
    item,
    takeItem,
    way,
    pay,
    receipt,
    line: (name: string) => cart.getByRole('listitem').filter({ hasText: name }),
    total: cart.getByRole('definition').last(),
    /** Opens the sales stored on this device. */
    sales: payButton(page, 'saleQueue.open'),
    /** The till's connection, and how many sales it stores. */
    connection: payButton(page, 'saleQueue.open').getByRole('status'),
    takeCash,
    paid,
    declined: sheet
      .getByRole('alert')
      .filter({ hasText: paying('card.declinedFor', { reason: t('hub/app:fromProvider.DECLINED') }) }),
    kept: sheet.getByText(paying('done.kept')),

    /** Opens the sheet for a typed-in line. */
    typedLine: page.getByRole('button', { name: text('typed.button'), exact: true }).first(),
    addTyped: (price: number) => button(sheet, 'typed.add', { price: won(price) }),
    /** Opens the carts on hold. */
    heldCount: (count: number) => button(page, 'hold.listCount', { count }),
    takeHold: button(sheet, 'hold.take'),
    resume: button(sheet, 'hold.resume').first(),
    held: (name: string) => sheet.getByRole('listitem', { name }),
    /** An empty name keeps the suggested one. */
    async hold(name: string) {
      await cart.getByRole('button', { name: text('hold.button'), exact: true }).click();
      await sheet.getByLabel(text('hold.name')).fill(name);
      await button(sheet, 'hold.take').click();
      await expect(sheet).toBeHidden();
    },
    /** Everything needed for working offline has been loaded, which happens after the till is shown. */
    async ready() {
      await expect(items).toBeVisible();
      await page.waitForFunction(hasAllParts);
    },
    /** Adds an item without options. */
    async add(name: string) {
      await item(name).click();
      await expect(cart.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    },
    /** Adds an item with options. Collections without a named option keep their preselected choice. */
    async addWith(name: string, ...choices: string[]) {
      await item(name).click();
      for (const choice of choices) await sheet.getByText(choice, { exact: true }).click();
      await takeItem.click();
      await expect(sheet).toBeHidden();
    },
    /** Presses a button of one line in the cart, such as “remove” or “accept the new price”. */
    async pressLineButton(name: string, key: string) {
      await cart.getByRole('button', { name: `${name} ${text(key)}`, exact: true }).click();
    },
    /** Opens the sheet by a right click, the equivalent of a long press. */
    async sellOut(name: string, wish: 'UNTIL_TOMORROW' | 'UNTIL_CHANGED') {
      await item(name).click({ button: 'right' });
      await button(sheet, `soldOutSheet.item.${wish}`).click();
      await expect(sheet).toBeHidden();
    },
    /** Opens the payment methods. */
    startPaying,
    async payInCash() {
      await startPaying();
      await way('CASH').click();
      await takeCash.click();
    },
    nextOrder: () =>
      pressUntil(
        () => next.click({ timeout: 5_000 }),
        () => sheet.isHidden(),
      ),
    /** The number of the order on the receipt. */
    async orderNumber(): Promise<number> {
      const numbered = withNumbers('contract/receipt:number');
      const line = await receipt.getByText(numbered).textContent();
      return Number(numbered.exec(line ?? '')?.[1]);
    },
  };
}
