import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { optionsOn } from '../support/screens/options.ts';
import { tillOn } from '../support/screens/till.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

const { won } = ko;

/** From the demo menu; it has no options, and no other journey sells it. */
const item = { name: '티라미수', price: 7_000 } as const;
const question = { ko: '온도 고르기', en: 'How warm' } as const;
const hot = { ko: '핫', en: 'Hot' } as const;
const iced = { ko: '아이스', en: 'Iced' } as const;

test('the till asks for a new option collection, changes of two users are merged, and a deleted collection is asked for only after an undo', async ({
  page,
  browser,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner', { screen: 'menu/options' });
  const store = `${maru.hubUrl}/s/${storeIdOf(page)}`;
  const options = optionsOn(page);

  await options.add.click();
  await makeTemperature(page);
  await expect(options.preview).toContainText(`+${won(500)}`);
  await options.save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question.ko);
  const address = page.url();

  await options.chooseItems.click();
  await options.tick(item.name);
  await expect(options.usedBy.getByRole('link', { name: item.name })).toBeVisible();
  await expectAsked(page, { store, iced: 500 });

  await page.goto(address);
  await mergeWithAnother(page, { browser, maru, address });
  await expectAsked(page, { store, iced: 800 });

  await page.goto(address);
  await options.delete();
  await options.undoDeletion.click();
  await expect(options.list.filter({ hasText: question.en })).toHaveText(
    new RegExp(`^${question.ko}${question.en}`),
  );
  await expectAsked(page, { store, iced: 800 });

  await page.goto(address);
  await options.delete();
  await expect(page.getByText(options.own('delete.done', { name: question.ko }))).toBeVisible();
  await expect(options.list.filter({ hasText: question.ko })).toHaveCount(0);
  await page.goto(`${store}/till`);
  await tillOn(page).add(item.name);
});

/** Types like a person: Enter moves from choice to choice, and the last row stays empty. */
async function makeTemperature(page: Page) {
  const options = optionsOn(page);
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

type Asked = { store: string; iced: number };

async function expectAsked(page: Page, { store, iced: difference }: Asked) {
  await page.goto(`${store}/till`);
  const till = tillOn(page);
  await till.item(item.name).click();
  const asked = till.sheet.getByRole('group', { name: new RegExp(question.ko) });
  await expect(asked.getByRole('radio', { name: new RegExp(hot.ko) })).toBeChecked();
  await asked.getByText(iced.ko, { exact: true }).click();
  await expect(till.takeItem).toContainText(won(item.price + difference));
  await page.keyboard.press('Escape');
}

type Other = { browser: Browser; maru: Maru; address: string };

/**
 * Another user first saves a different price and an additional choice. The price conflict is asked about; the choice is
 * merged.
 */
async function mergeWithAnother(page: Page, { browser, maru, address }: Other) {
  const mine = optionsOn(page);
  await mine.choice(2).difference.fill('800');

  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
  });
  const other = await context.newPage();
  await openSignedIn(other, maru, 'owner', { path: new URL(address).pathname });
  const theirs = optionsOn(other);
  await theirs.choice(2).difference.fill('700');
  await theirs.choice(2).difference.press('Enter');
  await theirs.choice(3).name.fill('미지근하게');
  await theirs.save.click();
  await expect(theirs.saved).toBeVisible();
  await context.close();

  await mine.save.click();
  await expect(mine.merge.dialog).toContainText(`+${won(700)}`);
  await expect(mine.merge.dialog).toContainText(`+${won(800)}`);
  await mine.merge.save.click();
  await expect(mine.saved).toBeVisible();
  await expect(mine.choice(2).difference).toHaveValue('+800');
  await expect(mine.choice(3).name).toHaveValue('미지근하게');
}
