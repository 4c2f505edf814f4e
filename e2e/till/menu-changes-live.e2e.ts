import type { Language } from '@maru/contract/language.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectNothingFound } from '../support/find-violations.ts';
import { test } from '../support/maru.ts';
import { signIn, storeIdOf } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { optionsOn } from '../support/screens/options.ts';
import { tillOn } from '../support/screens/till.ts';
import type { Maru } from '../support/start-maru.ts';
import { type Words, wordsOf } from '../support/words.ts';

/** Of the demo menu; no other journey sells these, and each language has its own. */
const menus = {
  ko: {
    dearer: '돌체라떼',
    soldOut: '고구마라떼',
    asking: '흑임자라떼',
    collection: '우유',
    gone: '저지방 우유',
    other: '오트 우유',
  },
  en: {
    dearer: 'Caramel macchiato',
    soldOut: 'Roasted grain latte',
    asking: 'Chocolate latte',
    collection: 'Milk',
    gone: 'Soy milk',
    other: 'Oat milk',
  },
} as const;

for (const language of ['ko', 'en'] as const) {
  const words = wordsOf(language);
  const locale = language === 'ko' ? 'ko-KR' : 'en-US';
  const menu = menus[language];
  const moved = words.t('hub/till:cart.priceMoved', { was: words.won(5_800), now: words.won(9_900) });

  test.describe(language, () => {
    test.use({ locale });

    test(`a cart shows at once what a manager does to the menu, and is sold once it is mended (${language})`, async ({
      page,
      browser,
      maru,
    }) => {
      await speak(page, language);
      await signIn(page, maru, 'staff', { words });
      const till = tillOn(page, words);
      await till.addWith(menu.dearer);
      await till.addWith(menu.soldOut);
      await till.addWith(menu.asking, menu.gone);
      const manager = await managerIn(browser, { maru, words, language });

      await test.step('another price', async () => {
        const item = menuItemOn(manager, words);
        await item.open(maru, menu.dearer);
        await item.field('price').fill('9,900');
        await item.save.click();
        await expect(till.line(menu.dearer)).toContainText(words.won(9_900));
        await expect(till.line(menu.dearer).getByText(moved)).toBeVisible();
      });
      await test.step('sold out', async () => {
        await manager.goto(`${maru.hubUrl}/s/${storeIdOf(manager)}/till`);
        await tillOn(manager, words).sellOut(menu.soldOut, 'UNTIL_CHANGED');
        await expect(till.line(menu.soldOut).getByRole('alert')).toHaveText(
          words.t('hub/till:cart.problems.SOLD_OUT'),
        );
      });
      await test.step('an option that is deleted, named', async () => {
        await deleteChoice(manager, { maru, words, ...menu });
        await expect(till.line(menu.asking).getByRole('alert')).toContainText(menu.gone);
        await expect(till.pay).toBeDisabled();
        await expectNothingFound(page, 'a cart that has to be mended');
      });

      await till.fix(menu.dearer, 'cart.fix.acceptPrice');
      await expect(till.line(menu.dearer).getByText(moved)).toBeHidden();
      await till.fix(menu.soldOut, 'cart.takeOut');
      await till.fix(menu.asking, 'cart.fix.options');
      await till.sheet.getByText(menu.other, { exact: true }).click();
      await till.sheet.getByRole('button', { name: words.t('hub/till:options.change') }).click();
      await expect(till.sheet).toBeHidden();
      await till.payInCash();
      await expect(till.paid).toBeVisible();
      await manager.context().close();
    });
  });
}

type Place = { maru: Maru; words: Words; language: Language };

/** As chosen on this device before. */
function speak(page: Page, language: Language) {
  return page.addInitScript((chosen) => localStorage.setItem('maru.language', chosen), language);
}

async function managerIn(browser: Browser, { maru, words, language }: Place): Promise<Page> {
  const context = await browser.newContext({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });
  const page = await context.newPage();
  await speak(page, language);
  await signIn(page, maru, 'owner', { words });
  return page;
}

type Choice = { maru: Maru; words: Words; collection: string; gone: string };

async function deleteChoice(page: Page, { maru, words, collection, gone }: Choice) {
  const options = optionsOn(page, words);
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/options`);
  await options.list.getByRole('link', { name: collection, exact: true }).click();
  await page.getByRole('button', { name: options.own('choices.remove', { name: gone }) }).click();
  await options.save.click();
  await expect(options.saved).toBeVisible();
}
