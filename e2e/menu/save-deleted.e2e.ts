import { deleteCategory, listCategories, setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { changeStoreItems } from '@maru/contract/menu/menu-changes.endpoints.ts';
import {
  deleteOptionCollection,
  listOptionCollections,
  setOptionCollection,
} from '@maru/contract/menu/options.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { callAs } from '../support/new-person.ts';
import { openSignedIn, password, people, storeIdOf } from '../support/people.ts';
import { categoriesOn } from '../support/screens/categories.ts';
import { changesOn } from '../support/screens/changes.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { optionsOn } from '../support/screens/options.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

type Scene = { page: Page; maru: Maru };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a form whose item, option collection or category was deleted can restore it and then save the unsaved changes', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner', { screen: 'menu' });
  const storeId = storeIdOf(page);
  const call = await callAs(maru, { username: people.owner, password });
  const scene = { page, maru };
  const [category, item, question] = ['잼', '비파', '숟가락'];
  const { id: categoryId } = await call(setCategory, { storeId, name: category, nameEn: null });

  await test.step('an item, where the refused save reports the deletion', async () => {
    const fields = { categoryId, name: item, nameEn: null, price: 5_000, description: null };
    const made = await call(setStoreItem, { storeId, ...fields, barcode: null, optionCollectionIds: [] });
    const { id, version } = made;
    await saveDeletedItem(scene, item, () =>
      call(changeStoreItems, { storeId, items: [{ id, version }], change: { kind: 'DELETE' } }),
    );
  });

  await test.step('an option collection', async () => {
    const fields = { name: question, nameEn: null, mandatory: false, multiple: false };
    const choices = [{ name: 'Wood', nameEn: null, priceDifference: 0 }];
    const { id, version } = await call(setOptionCollection, { storeId, ...fields, choices });
    const on = optionsOn(page);
    await page.goto(`${maru.hubUrl}/s/${storeId}/menu/options/${id}`);
    await on.nameEn.fill('Which spoon');
    await call(deleteOptionCollection, { storeId, id, version });
    const { note, changes } = await lookAt(scene, on.own('gone.typed'));
    await changes.undo(changes.own('what.deletedCollection', { name: question }));
    await expect(note).toBeHidden();
    await on.save.click();
    await expect(on.saved).toBeVisible();
    await expect(on.nameEn).toHaveValue('Which spoon');
    // Restore the store for other journeys.
    const { collections } = await call(listOptionCollections, { storeId });
    const now = collections.find((one) => one.id === id)?.version ?? 0;
    await call(deleteOptionCollection, { storeId, id, version: now });
  });

  await test.step('a category', async () => {
    const on = categoriesOn(page);
    await on.open(maru);
    await on.editButton(category).click();
    await on.field('nameEn').fill('Jam jars');
    await call(deleteCategory, { storeId, id: categoryId, version: 1, deleteItems: true });
    const { note, changes } = await lookAt(scene, on.own('gone.typed'));
    await changes.undo(changes.own('what.deletedCategory.DELETED', { name: category }));
    await expect(note).toBeHidden();
    // The focus returns to the field that was edited.
    await expect(on.field('nameEn')).toBeFocused();
    await on.save.click();
    await expect(on.dialog).toBeHidden();
    await expect(on.list).toContainText('Jam jars');
    const { categories } = await call(listCategories, { storeId });
    const version = categories.find(({ id }) => id === categoryId)?.version ?? 0;
    await call(deleteCategory, { storeId, id: categoryId, version, deleteItems: true });
  });
});

async function saveDeletedItem(scene: Scene, name: string, remove: () => Promise<unknown>) {
  const { page, maru } = scene;
  const on = menuItemOn(page);
  await on.open(maru, name);
  await on.field('price').fill('5,500');
  // This device receives no menu updates until it saves.
  const isMenu = ({ pathname }: URL) => pathname === getCompactMenu.path;
  let isDeaf = true;
  await page.route(isMenu, (route) => (isDeaf ? route.abort() : route.continue()));
  await page.route(
    ({ pathname }) => pathname === setStoreItem.path,
    (route) => {
      isDeaf = false;
      return route.continue();
    },
  );
  await remove();
  await on.save.click();

  const { note, changes } = await lookAt(scene, t('hub/menu/item/menu-item:gone.typed'));
  const what = changes.own('what.deletedItem', { name });
  // The change is listed by the item's name, although it has the form of a bulk change.
  await expect(changes.row(what)).toBeVisible();
  await expectNoViolations(page, 'recent changes over an item that is gone');
  await changes.undo(what);
  await expect(note).toBeHidden();
  await expect(on.field('price')).toHaveValue('5,500');
  await on.save.click();
  await expect(on.saved).toBeVisible();
  await expect(on.field('price')).toHaveValue('5,500');
}

async function lookAt({ page }: Scene, text: string) {
  const changes = changesOn(page);
  const note = changes.goneNote(text);
  await expect(note).toBeVisible();
  await changes.look.click();
  await expect(changes.dialog).toBeVisible();
  return { note, changes };
}
