import type { Language } from '@maru/contract/language.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectNothingFound } from '../support/find-violations.ts';
import { test } from '../support/maru.ts';
import { signIn, storeIdOf } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import type { Maru } from '../support/start-maru.ts';
import { type Words, wordsOf } from '../support/words.ts';

const locales = { ko: 'ko-KR', en: 'en-US' } as const;

/** Of the demo menu: the ades, in both languages. 5 % more, to whole hundreds. */
const ades = {
  category: { ko: '에이드', en: 'Ade' },
  item: { ko: '한라봉에이드', en: 'Hallabong ade' },
  count: 6,
  price: 6_500,
  dearer: 6_800,
} as const;

for (const language of ['ko', 'en'] as const) {
  const words = wordsOf(language);

  test.describe(language, () => {
    test.use({ locale: locales[language] });

    test(`the prices of a category go up at once, the till sells for them, and undoing takes them back (${language})`, async ({
      page,
      browser,
      maru,
    }) => {
      await speak(page, language);
      await signIn(page, maru, 'owner', { words });
      const store = `${maru.hubUrl}/s/${storeIdOf(page)}`;
      const till = await openTill(browser, maru, language);
      await till.getByRole('button', { name: ades.category[language] }).first().click();
      const tile = tillOn(till, words).item(ades.item[language]);
      await expect(tile).toContainText(words.won(ades.price));

      await page.goto(`${store}/menu`);
      await raise(page, words, ades.category[language]);
      await expect(tile).toContainText(words.won(ades.dearer));

      await page.goto(`${store}/menu/changes`);
      await undo(page, words);
      await expect(tile).toContainText(words.won(ades.price));
      await till.context().close();
    });
  });
}

/** Another device of the same person, with the till open. */
async function openTill(browser: Browser, maru: Maru, language: Language): Promise<Page> {
  const viewport = { width: 1024, height: 768 };
  const till = await (await browser.newContext({ locale: locales[language], viewport })).newPage();
  await speak(till, language);
  await signIn(till, maru, 'owner', { words: wordsOf(language) });
  await till.goto(`${maru.hubUrl}/s/${storeIdOf(till)}/till`);
  return till;
}

async function speak(page: Page, language: Language) {
  await page.addInitScript((chosen) => localStorage.setItem('maru.language', chosen), language);
}

async function raise(page: Page, { t, won }: Words, category: string) {
  const text = (key: string, values?: Record<string, string | number>) =>
    t(`hub/menu/bulk/menu-bulk:${key}`, values);
  const categories = page.getByRole('navigation', { name: t('hub/menu/items/menu-items:categories') });
  await categories.getByRole('button', { name: category }).click();
  await page.getByRole('checkbox', { name: t('hub/menu/items/menu-items:tickAll') }).check();
  const bar = page.getByRole('region', { name: text('bar') });
  await expect(bar.getByRole('status')).toHaveText(text('ticked', { count: ades.count }));
  await bar.getByRole('button', { name: text('acts.PRICE'), exact: true }).click();

  const dialog = page.getByRole('dialog');
  const apply = dialog.getByRole('button', { name: text('apply', { count: ades.count }) });
  await expect(dialog.getByLabel(text('price.percentLabel'))).toBeFocused();
  await page.keyboard.type('-5');
  await expect(dialog.getByRole('radio', { name: text('price.down') })).toBeChecked();
  const turned = text('price.turned', { way: text('price.down') });
  await expect(dialog.getByRole('status').filter({ hasText: turned })).toHaveCount(1);
  await expect(dialog.getByLabel(text('price.percentLabel'))).toHaveValue('5');
  await dialog.getByText(text('price.up'), { exact: true }).click();
  const preview = dialog.getByRole('region', { name: text('preview') });
  await expect(preview.getByRole('listitem').filter({ hasText: won(ades.price) })).toContainText(
    won(ades.dearer),
  );
  await expectNothingFound(page, 'preview of prices');
  await apply.click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText(text('done.PRICE_PERCENT', { count: ades.count }))).toBeVisible();
  await expect(bar).toBeHidden();
}

async function undo(page: Page, { t, won }: Words) {
  const text = (key: string, values?: Record<string, string | number>) =>
    t(`hub/menu/changes/menu-changes:${key}`, values);
  const what = text('what.percentUp', { percent: 5, step: won(100) });
  const change = page.getByRole('listitem', { name: what }).first();
  await expect(change).toContainText(text('items', { count: ades.count }));
  await expectNothingFound(page, 'recent changes');
  await change.getByRole('button', { name: text('undoOne', { what }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(text('ask.before', { count: ades.count }));
  await dialog.getByRole('button', { name: text('undo'), exact: true }).click();

  await expect(page.getByText(text('done', { count: ades.count }))).toBeVisible();
  await expect(change).toContainText(text('undone'));
}
