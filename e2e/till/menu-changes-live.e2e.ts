import { type Browser, expect, type Page } from '@playwright/test';
import { expectNothingFound } from '../support/find-violations.ts';
import { test } from '../support/maru.ts';
import { signIn, storeIdOf } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { optionsOn } from '../support/screens/options.ts';
import { tillOn } from '../support/screens/till.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

const { t, won } = ko;

/** Of the demo menu; no other journey sells these. */
const menu = {
  dearer: '돌체라떼',
  soldOut: '고구마라떼',
  asking: '흑임자라떼',
  collection: '우유',
  gone: '저지방 우유',
  other: '오트 우유',
};
const moved = t('hub/till:cart.priceMoved', { was: won(5_800), now: won(9_900) });

test('a cart shows at once what a manager does to the menu, and is sold once it is mended', async ({
  page,
  browser,
  maru,
}) => {
  await signIn(page, maru, 'staff');
  const till = tillOn(page);
  await till.addWith(menu.dearer);
  await till.addWith(menu.soldOut);
  await till.addWith(menu.asking, menu.gone);
  const manager = await managerIn(browser, maru);

  await test.step('another price', async () => {
    const item = menuItemOn(manager);
    await item.open(maru, menu.dearer);
    await item.field('price').fill('9,900');
    await item.save.click();
    await expect(till.line(menu.dearer)).toContainText(won(9_900));
    await expect(till.line(menu.dearer).getByText(moved)).toBeVisible();
  });
  await test.step('sold out', async () => {
    await manager.goto(`${maru.hubUrl}/s/${storeIdOf(manager)}/till`);
    await tillOn(manager).sellOut(menu.soldOut, 'UNTIL_CHANGED');
    await expect(till.line(menu.soldOut).getByRole('alert')).toHaveText(t('hub/till:cart.problems.SOLD_OUT'));
  });
  await test.step('an option that is deleted, named', async () => {
    await deleteChoice(manager, { maru, ...menu });
    await expect(till.line(menu.asking).getByRole('alert')).toContainText(menu.gone);
    await expect(till.pay).toBeDisabled();
    await expectNothingFound(page, 'a cart that has to be mended');
  });

  await till.fix(menu.dearer, 'cart.fix.acceptPrice');
  await expect(till.line(menu.dearer).getByText(moved)).toBeHidden();
  await till.fix(menu.soldOut, 'cart.takeOut');
  await till.fix(menu.asking, 'cart.fix.options');
  await till.sheet.getByText(menu.other, { exact: true }).click();
  await till.sheet.getByRole('button', { name: t('hub/till:options.change') }).click();
  await expect(till.sheet).toBeHidden();
  await till.payInCash();
  await expect(till.paid).toBeVisible();
  await manager.context().close();
});

async function managerIn(browser: Browser, maru: Maru): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, maru, 'owner');
  return page;
}

type Choice = { maru: Maru; collection: string; gone: string };

async function deleteChoice(page: Page, { maru, collection, gone }: Choice) {
  const options = optionsOn(page);
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/options`);
  await options.list.getByRole('link', { name: collection, exact: true }).click();
  await page.getByRole('button', { name: options.own('choices.remove', { name: gone }) }).click();
  await options.save.click();
  await expect(options.saved).toBeVisible();
}
