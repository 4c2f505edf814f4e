import type { Language } from '@maru/contract/language.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectNothingFound } from '../support/find-violations.ts';
import { test } from '../support/maru.ts';
import { signIn, storeIdOf } from '../support/people.ts';
import { optionsOn } from '../support/screens/options.ts';
import { tillOn } from '../support/screens/till.ts';
import type { Maru } from '../support/start-maru.ts';
import { type Words, wordsOf } from '../support/words.ts';

/** Of the demo menu; it asks for nothing, and no other journey sells it. */
const item = { ko: '티라미수', en: 'Tiramisu', price: 7_000 } as const;
const question = { ko: '온도 고르기', en: 'How warm' } as const;
const hot = { ko: '핫', en: 'Hot' } as const;
const localeOf = { ko: 'ko-KR', en: 'en-US' } as const;
const iced = { ko: '아이스', en: 'Iced' } as const;

for (const language of ['ko', 'en'] as const) {
  const words = wordsOf(language);

  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    test(`what is made as an option the till asks for, two who change it both have their way, deleted it is asked no more, unless that is undone (${language})`, async ({
      page,
      browser,
      maru,
    }) => {
      await speak(page, language);
      await signIn(page, maru, 'owner', { words });
      const store = `${maru.hubUrl}/s/${storeIdOf(page)}`;
      const options = optionsOn(page, words);

      await page.goto(`${store}/menu/options`);
      await options.add.click();
      await makeTemperature(page, words);
      await expect(options.preview).toContainText(`+${words.won(500)}`);
      await options.save.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(question[language]);
      const address = page.url();
      await expectNothingFound(page, 'an option collection');

      await options.chooseItems.click();
      await options.tick(item[language]);
      await expect(options.usedBy.getByRole('link', { name: item[language] })).toBeVisible();
      await expectAsked(page, { store, words, language, iced: 500 });

      await page.goto(address);
      await mergeWithAnother(page, { browser, maru, words, language, address });
      await expectAsked(page, { store, words, language, iced: 800 });

      await page.goto(address);
      await options.delete();
      await options.undoDeletion.click();
      const [name, otherName] = language === 'ko' ? [question.ko, question.en] : [question.en, question.ko];
      await expect(options.list.filter({ hasText: otherName })).toHaveText(
        new RegExp(`^${name}${otherName}`),
      );
      await expectAsked(page, { store, words, language, iced: 800 });

      await page.goto(address);
      await options.delete();
      await expect(page.getByText(options.own('delete.done', { name: question[language] }))).toBeVisible();
      await expect(options.list.filter({ hasText: question[language] })).toHaveCount(0);
      await page.goto(`${store}/till`);
      await tillOn(page, words).add(item[language]);
    });
  });
}

/** The hub goes by the person, until somebody chooses on this device. */
async function speak(page: Page, language: Language) {
  await page.addInitScript((chosen) => localStorage.setItem('maru.language', chosen), language);
}

/** Types it as a person does: Enter leads from choice to choice, the last row stays empty. */
async function makeTemperature(page: Page, words: Words) {
  const options = optionsOn(page, words);
  await options.name.fill(question.ko);
  await options.nameEn.fill(question.en);
  await options.mandatory.check({ force: true });

  const [first, second, third] = [1, 2, 3].map((place) => options.choice(place));
  if (!first || !second || !third) throw new Error('there are three');
  await first.name.fill(hot.ko);
  await first.nameEn.fill(hot.en);
  await first.isDefault.check();
  await first.name.press('Enter');
  await expect(second.name).toBeFocused();
  await second.name.fill(iced.ko);
  await second.nameEn.fill(iced.en);
  await second.difference.fill('오백');
  await options.save.click();
  await expect(second.row.getByRole('alert')).toBeVisible();
  await second.difference.fill('５００');
  await second.difference.press('Enter');
  await expect(third.name).toBeFocused();
}

type Asked = { store: string; words: Words; language: Language; iced: number };

async function expectAsked(page: Page, { store, words, language, iced: difference }: Asked) {
  await page.goto(`${store}/till`);
  const till = tillOn(page, words);
  await till.item(item[language]).click();
  const asked = till.sheet.getByRole('group', { name: new RegExp(question[language]) });
  await expect(asked.getByRole('radio', { name: new RegExp(hot[language]) })).toBeChecked();
  await asked.getByText(iced[language], { exact: true }).click();
  await expect(till.takeItem).toContainText(words.won(item.price + difference));
  await page.keyboard.press('Escape');
}

type Other = { browser: Browser; maru: Maru; words: Words; language: Language; address: string };

/** Somebody else saves another price first, and a choice of their own: the price is asked about, the choice is just there. */
async function mergeWithAnother(page: Page, { browser, maru, words, language, address }: Other) {
  const mine = optionsOn(page, words);
  await mine.choice(2).difference.fill('800');

  const context = await browser.newContext({
    locale: localeOf[language],
    viewport: { width: 360, height: 740 },
  });
  const other = await context.newPage();
  await speak(other, language);
  await signIn(other, maru, 'owner', { words });
  await other.goto(address);
  const theirs = optionsOn(other, words);
  await theirs.choice(2).difference.fill('700');
  await theirs.choice(2).difference.press('Enter');
  await theirs.choice(3).name.fill('미지근하게');
  await theirs.save.click();
  await expect(theirs.saved).toBeVisible();
  await context.close();

  await mine.save.click();
  await expect(mine.merge.dialog).toContainText(`+${words.won(700)}`);
  await expect(mine.merge.dialog).toContainText(`+${words.won(800)}`);
  await mine.merge.save.click();
  await expect(mine.saved).toBeVisible();
  await expect(mine.choice(2).difference).toHaveValue('+800');
  await expect(mine.choice(3).name).toHaveValue('미지근하게');
}
