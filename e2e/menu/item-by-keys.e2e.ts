import { fieldWords } from '@maru/contract/error-words.ts';
import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { menuListOn } from '../support/screens/menu-list.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

/** Slower than a scanner, whose fast keys would count as a barcode. */
const byHand = { delay: 80 };
const [tea, fruit, ripe] = ['차', '과일', '익은 정도'];
const name = '무화과';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('category and options of an item are chosen by keyboard, and a change to a tax-free category is pointed out', async ({
  page,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  await call(setCategory, { storeId, name: tea, nameEn: null });
  // Short lists have no search, so add more categories.
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await call(setCategory, { storeId, name: `선반 ${number}`, nameEn: null });
  }
  await call(setCategory, { storeId, name: fruit, nameEn: null, taxable: false });
  const choice = { name: 'Very', nameEn: null, priceDifference: 0, byDefault: false };
  const rules = { nameEn: null, mandatory: false, multiple: true };
  // With several collections the search field stays open after one is added.
  for (const question of [ripe, '껍질'])
    await call(setOptionCollection, { storeId, name: question, ...rules, choices: [choice] });

  const item = menuItemOn(page);
  const list = menuListOn(page);
  const own = (key: string) => t(`hub/menu/item/menu-item:${key}`);
  const tax = (key: string, values?: Record<string, string>) => t(`hub/menu/tax/menu-tax:${key}`, values);
  await signInAs(page, maru, owner, { path: `/s/${storeId}/menu/items/new` });
  await test.step('creating a category with an empty or used name focuses its name', async () => {
    await page.getByRole('button', { name: own('categoryNew') }).click();
    const add = item.dialog.getByRole('button', { name: own('categoryAdd') });
    const categoryName = item.dialog.getByLabel(own('categoryName'));
    await add.click();
    await expect(categoryName).toHaveAccessibleDescription(fieldWords('required', 'ko'));
    await expect(categoryName).toBeFocused();
    await categoryName.fill(tea);
    await add.click();
    await expect(categoryName).not.toHaveAccessibleDescription(fieldWords('required', 'ko'));
    await expect(categoryName).toHaveAttribute('aria-invalid', 'true');
    await expect(categoryName).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item.dialog).toBeHidden();
  });

  await item.field('name').fill(name);
  await item.field('price').fill('3000');
  await item.category.fill('');
  await item.category.pressSequentially(tea, byHand);
  await item.category.press('Enter');
  await expect(item.category).toHaveValue(tea);
  const options = page.getByRole('combobox', { name: own('optionsAdd'), exact: true });
  await options.pressSequentially('Nothing of that name', byHand);
  await options.press('Enter');
  await options.fill(ripe);
  await options.press('Enter');
  await expect(
    page.getByRole('button', { name: t('hub/menu/item/menu-item:optionsRemove', { name: ripe }) }),
  ).toBeVisible();
  await expect(options).toHaveValue('');
  await expect(item.save).toBeEnabled();
  await item.save.click();

  await expect(list.link(name)).toBeFocused();
  await expect(list.link(name)).toBeInViewport();
  await list.link(name).click();
  await expect(item.category).toHaveValue(tea);
  await item.category.fill(fruit);
  await item.category.press('Tab');
  await expect(item.category).toHaveValue(tax('named', { name: fruit }));
  await expect(page.getByText(tax('saved.taxFree'))).toBeVisible();
  await expectNoViolations(page, 'an item that becomes tax-free');
});
