import { expect, type Locator, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';
import { pressUntil } from './till.ts';

/** The customer of a sale: the sheet at the till, and the row in the cart. */
export function customerOn(page: Page, { t }: Words = ko) {
  const text = (key: string, values?: Record<string, string | number>) => t(`hub/customers:${key}`, values);
  const sheet = page.getByRole('dialog', { name: text('till.title') });
  const turned = (step: 'PHONE' | 'USE') => page.getByRole('dialog', { name: text(`till.turned.${step}`) });
  const padOf = (within: Locator, label = 'till.number') => within.getByRole('group', { name: text(label) });
  const keyOf = (pad: Locator, digit: string) => pad.getByRole('button', { name: digit, exact: true });
  const points = (count: number) => text('points', { count, points: count.toLocaleString('en-US') });
  const button = (key: string, values?: Record<string, string | number>) =>
    sheet.getByRole('button', { name: text(key, values), exact: true });
  const typeOn = async (pad: Locator, digits: string) => {
    for (const digit of digits) await keyOf(pad, digit).click();
  };

  return {
    sheet,
    points,
    tool: page.getByRole('button', { name: t('hub/till:customer'), exact: true }).first(),
    /** In the cart. */
    row: page.getByRole('region', { name: text('cart.label'), exact: true }),
    earns: (count: number) => text('cart.earns', { points: points(count) }),
    uses: (count: number) => text('cart.uses', { points: points(count) }),
    key: (digit: string) => keyOf(padOf(sheet), digit),
    found: sheet.getByRole('list', { name: text('till.found') }).getByRole('button'),
    agreeToRequired: sheet.getByRole('checkbox', { name: t('hub/terms:list.required') }),
    agreeToAll: sheet.getByRole('checkbox', { name: t('hub/terms:list.all') }),
    asNew: button('till.new'),
    add: button('till.add'),
    back: button('till.back'),
    turn: button('till.turn'),
    /** The sheet while the tablet is turned to the guest. */
    turned,
    typeAsGuest: (digits: string) => typeOn(padOf(turned('PHONE')), digits),
    other: button('till.other'),
    useSome: button('use.some'),
    needed: sheet.getByText(text('terms.needed')),
    useAll: (count: number) => button('use.all', { points: points(count) }),
    useNone: button('use.none'),
    /** Uses just this many points. */
    async use(count: number) {
      await this.useSome.click();
      await typeOn(padOf(sheet, 'use.howMany'), String(count));
      await button('use.take', { points: points(count) }).click();
    },
    ofStore: (store: string, count: number) =>
      sheet.getByText(text('use.ofStore', { store, points: points(count) })),
    startUsing: page.getByRole('button', { name: text('cart.use'), exact: true }),
    wrongMiddle: (lastFour: string) => sheet.getByText(text('till.problems.middle', { lastFour })),
    replace: button('replace.confirm'),
    again: button('replace.again'),
    async open() {
      await pressUntil(
        () => this.tool.click({ timeout: 5_000 }),
        () => sheet.isVisible(),
      );
    },
    type: (digits: string) => typeOn(padOf(sheet), digits),
    async erase(digits: number) {
      for (let left = digits; left > 0; left -= 1)
        await padOf(sheet)
          .getByRole('button', { name: text('till.backspace') })
          .click();
    },
    /** Chooses the customer with these last four digits. */
    async chooseByLastFour(digits: string) {
      await this.open();
      await this.type(digits);
      await this.found.first().click();
      await expect(sheet).toBeHidden();
    },
    /** Opens the points of the customer with this number. */
    async findByPhone(digits: string) {
      await this.open();
      await this.type(digits);
    },
  };
}
