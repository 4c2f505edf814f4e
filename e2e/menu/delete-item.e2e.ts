import { listCategories } from '@maru/contract/menu/categories.endpoints.ts';
import { deleteStoreItem, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { callAs } from '../support/new-person.ts';
import { openSignedIn, password, people, storeIdOf } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { menuListOn } from '../support/screens/menu-list.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

const name = '모과';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a deleted item is restored with one press', async ({ page, maru }) => {
  await openSignedIn(page, maru, 'owner', { screen: 'menu' });
  const storeId = storeIdOf(page);
  const call = await callAs(maru, { username: people.owner, password });
  const [category] = (await call(listCategories, { storeId })).categories;
  const item = { categoryId: category?.id ?? '', name, nameEn: null, price: 5_000 };
  const fields = { storeId, ...item, description: null, barcode: null, optionCollectionIds: [] };
  await call(setStoreItem, fields);
  const on = menuItemOn(page);
  const list = menuListOn(page);

  await on.open(maru, name);
  await on.delete.click();
  await expectNoViolations(page, 'the question before an item is deleted');
  await on.confirmDelete.click();
  await expect(on.notice('deleted', { name })).toBeVisible();
  await on.undoDeletion.click();
  await expect(page.getByText(t('hub/menu/changes/menu-undo:undone'), { exact: true })).toBeVisible();

  await test.step('an undo says that another item has the same name by now', async () => {
    await on.open(maru, name);
    await on.delete.click();
    await on.confirmDelete.click();
    const { id, version } = await call(setStoreItem, fields);
    await on.undoDeletion.click();
    const notes = t('hub/menu/changes/menu-undo:twin', { name });
    await expect(page.getByText(t('hub/menu/changes/menu-undo:undoneNoted', { notes }))).toBeVisible();
    await on.findTwin.click();
    await expect(list.search).toHaveValue(name);
    await expect(list.link(name)).toHaveCount(2);
    await call(deleteStoreItem, { storeId, id, version });
  });

  await on.open(maru, name);
  await on.delete.click();
  await on.confirmDelete.click();
  await expect(on.notice('deleted', { name })).toBeVisible();
  await page.goto(`${maru.hubUrl}/s/${storeId}/menu?q=${encodeURIComponent(name)}`);
  await expect(list.nothing).toBeVisible();
  await expect(list.link(name)).toHaveCount(0);
});
