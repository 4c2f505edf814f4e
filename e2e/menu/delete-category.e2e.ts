import errors from '@maru/contract/errors.ko.json' with { type: 'json' };
import { listCategories, setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { awaitAnswer } from '../support/await-answer.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs, storeIdOf } from '../support/people.ts';
import { categoriesOn } from '../support/screens/categories.ts';
import { pressUntil } from '../support/screens/till.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

/** An existing category with a name in both languages. */
const coffee = { name: '커피', nameEn: 'Coffee' };

const [seasonal, bread] = ['Winter 차', '빵'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a category is created, changed, deleted after choosing what happens to its items, and restored by an undo', async ({
  page,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  await call(setCategory, { storeId, ...coffee });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/menu/categories` });
  const on = categoriesOn(page);
  const { own } = on;
  await expect(on.row(coffee.name)).toHaveText(new RegExp(`^${coffee.name}${coffee.nameEn}`));

  // The name is required and must be unique.
  await on.addButton.click();
  await on.add.click();
  await expect(on.field('name')).toBeFocused();
  await on.field('name').fill(seasonal);
  await on.choice('taxable').uncheck({ force: true });
  await on.add.click();
  await expect(on.row(seasonal)).toContainText(own('badges.taxFree'));
  await on.addButton.click();
  await on.field('name').fill(seasonal.toUpperCase());
  await on.add.click();
  await expect(on.dialog.getByText(errors.menuNameUsed)).toBeVisible();
  await on.field('name').fill(bread);
  await on.add.click();
  await expect(on.row(bread)).toBeVisible();

  // Switched off and on again in the row.
  await awaitAnswer(page, setCategory, () => on.onSale(seasonal).click({ force: true }));
  await expect(on.onSale(seasonal)).not.toBeChecked();
  await expect(on.row(seasonal)).toContainText(own('badges.off'));
  await awaitAnswer(page, setCategory, () => page.getByRole('button', { name: own('undo') }).click());
  await expect(on.onSale(seasonal)).toBeChecked();
  await on.editButton(seasonal).click();
  await on.choice('taxable').check({ force: true });
  await on.choice('rewardable').uncheck({ force: true });
  await on.save.click();
  await expect(on.row(seasonal)).toContainText(own('badges.noPoints'));
  await expect(on.row(seasonal)).not.toContainText(own('badges.taxFree'));

  const { categories } = await call(listCategories, { storeId });
  const categoryId = categories.find(({ name }) => name === seasonal)?.id ?? '';
  for (const name of ['무화과', '자두', '배']) {
    const item = { categoryId, name, nameEn: null, price: 5_000 };
    const none = { description: null, barcode: null, optionCollectionIds: [] };
    await call(setStoreItem, { storeId, ...item, ...none });
  }
  await expect(on.row(seasonal)).toContainText(own('items', { count: 3 }));

  // The items of the deleted category move to another one.
  const remove = (key: string, count = 3) =>
    on.dialog.getByRole('button', { name: own(`remove.buttons.${key}`, { count }), exact: true });
  await on.deleteButton(seasonal).click();
  await remove('move').click();
  await expect(on.dialog.getByText(own('remove.targetMissing'))).toBeVisible();
  await on.dialog.getByRole('combobox', { name: own('remove.target') }).click();
  await page.getByRole('option', { name: bread, exact: true }).click();
  // A press that follows too quickly is ignored as a double press.
  await pressUntil(
    () => remove('move').click({ timeout: 1_000 }),
    () => on.dialog.isHidden(),
  );
  await expect(on.row(seasonal)).toBeHidden();
  await expect(on.row(bread)).toContainText(own('items', { count: 3 }));

  // Undo: the category returns with its items. Then it is deleted again.
  await on.undoDeletion.click();
  await expect(on.row(seasonal)).toContainText(own('items', { count: 3 }));
  await expect(on.row(bread)).toContainText(own('items', { count: 0 }));
  await on.deleteButton(seasonal).click();
  await on.dialog.getByRole('combobox', { name: own('remove.target') }).click();
  await page.getByRole('option', { name: bread, exact: true }).click();
  await remove('move').click();
  await expect(on.row(seasonal)).toBeHidden();

  // The other category is deleted with these items, in two presses.
  await on.deleteButton(bread).click();
  await on.dialog.getByRole('radio', { name: own('remove.deleteItems', { count: 3 }) }).check();
  await remove('ask').click();
  await expect(on.dialog.getByText(own('remove.sure', { count: 3 }))).toBeVisible();
  await expect(on.row(bread)).toBeVisible();
  await pressUntil(
    () => remove('deleteAll').click({ timeout: 1_000 }),
    () => on.dialog.isHidden(),
  );
  await expect(on.row(bread)).toBeHidden();
  await page.reload();
  await expect(on.list).toBeVisible();
  await expect(on.row(bread)).toBeHidden();

  // The notice is gone, but the list of changes can undo for a day. It reports names taken in the meantime.
  await on.addNew(bread);
  await undoDeletionOf(page, { maru, bread });
  await on.open(maru);
  await expect(on.row(`${bread} (2)`)).toContainText(own('items', { count: 3 }));
});

type Deleted = { maru: Maru; bread: string };

async function undoDeletionOf(page: Page, { maru, bread }: Deleted) {
  const text = (key: string, values?: Record<string, string | number>) =>
    t(`hub/menu/changes/menu-changes:${key}`, values);
  const what = text('what.deletedCategory.DELETED', { name: bread });
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/changes`);
  const change = page.getByRole('listitem', { name: what, exact: true });
  await expect(change).toContainText(text('items', { count: 3 }));
  await change.getByRole('button', { name: text('undoOne', { what }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(text('ask.category.DELETED', { count: 3 }));
  await dialog.getByRole('button', { name: text('undo'), exact: true }).click();
  await expect(dialog).toContainText(`${bread} (2)`);
  await dialog.getByRole('button', { name: text('kept.ok'), exact: true }).click();
  await expect(change).toContainText(text('undone'));
}
