import errors from '@maru/contract/errors.ko.json' with { type: 'json' };
import { setSoldOut, sortStoreItems } from '@maru/contract/menu/items.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { awaitAnswer } from '../support/await-answer.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs, storeIdOf } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { menuListOn } from '../support/screens/menu-list.ts';
import { optionsOn } from '../support/screens/options.ts';
import { pressUntil, tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

const menu = {
  category: '커피',
  items: ['아메리카노', '카페라떼', '콜드브루'],
  size: '크기',
  choices: ['작게', '크게'],
} as const;
const { category, items, size, choices } = menu;
const [americano, latte, coldBrew] = items;

test.use({
  viewport: { width: 1024, height: 1_000 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('a cafe builds its menu from nothing, sorts it and marks an item sold out, and the till shows it', async ({
  page,
  maru,
}) => {
  const { owner, storeId } = await openOwnStore(maru, { isApproved: false });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/menu` });
  const store = `${maru.hubUrl}/s/${storeId}`;
  const list = menuListOn(page);
  const item = menuItemOn(page);

  await expect(list.addFirst).toBeVisible();
  // There is nothing to undo yet.
  await expect(list.changes).toBeHidden();
  await expectNoViolations(page, 'an empty menu');
  await list.addFirst.click();
  await item.makeCategory(category);
  await addItem(page, americano, '4500');
  for (const name of [latte, coldBrew]) {
    await page.goto(`${store}/menu`);
    await list.add.click();
    await item.field('name').fill(` ${americano.toUpperCase()}`);
    await expect(item.nameTwice).toBeVisible();
    await addItem(page, name, '5000');
  }
  await page.goto(`${store}/menu`);
  await expect(list.changes).toBeVisible();
  // The banner appears above the list and moves it down.
  await expect(page.getByText(t('hub/stores/application/application:PENDING.title'))).toBeVisible();
  await expect.poll(list.order).toEqual([americano, latte, coldBrew]);

  await awaitAnswer(page, sortStoreItems, () => list.drag(americano, coldBrew));
  await expect(list.sorted).toBeVisible();
  await expect.poll(list.order).toEqual([latte, coldBrew, americano]);
  await list.handle(americano).press('Space');
  await list.handle(americano).press('Home');
  await awaitAnswer(page, sortStoreItems, () => list.handle(americano).press('Space'));
  await expect.poll(list.order).toEqual([americano, latte, coldBrew]);

  await addOption(page, { store, name: size, choices, item: americano });
  await page.goto(`${store}/menu`);
  await list.search.fill('ㅋㄷㅂ');
  await expect.poll(list.order).toEqual([coldBrew]);
  await awaitAnswer(page, setSoldOut, () => list.sale(coldBrew).selectOption('UNTIL_TOMORROW'));
  await expect(page.getByText(list.own('switched.UNTIL_TOMORROW', { name: coldBrew }))).toBeVisible();

  await page.goto(`${store}/till`);
  expect(storeIdOf(page)).toBe(storeId);
  const till = tillOn(page);
  await expect(till.item(coldBrew)).toContainText(t('hub/till:soldOut'));
  await till.addWith(americano, choices[1]);
  await expect(till.line(americano)).toContainText(choices[1]);

  // A store that is not approved cannot take payments.
  await pressUntil(
    () => till.pay.click({ timeout: 5_000 }),
    () => page.getByText(errors.STORE_NOT_APPROVED).isVisible(),
  );
  await expect(till.sheet).toBeHidden();
  await expect(till.line(americano)).toBeVisible();
});

async function addItem(page: Page, name: string, price: string) {
  const item = menuItemOn(page);
  await item.field('name').fill(name);
  await item.field('price').fill(price);
  await item.save.click();
  await expect(page.getByText(t('hub/menu/item/menu-item:added', { name }))).toBeVisible();
}

type NewOption = { store: string; name: string; choices: readonly string[]; item: string };

async function addOption(page: Page, { store, name, choices, item }: NewOption) {
  const options = optionsOn(page);
  await page.goto(`${store}/menu/options/new`);
  await options.name.fill(name);
  for (const [index, choice] of choices.entries()) await options.choice(index + 1).name.fill(choice);
  await options.save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await options.chooseItems.click();
  await options.tick(item);
  await expect(options.usedBy.getByRole('link', { name: item })).toBeVisible();
}
