import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { setOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { openSignedIn, signInAs, storeIdOf } from '../support/people.ts';
import { menuImportOn } from '../support/screens/menu-import.ts';
import { ko } from '../support/words.ts';

/** The button that imports a template as it is. */
function startOn(page: Page, kind: string) {
  const name = t(`hub/menu/import/templates/menu-templates:names.${kind}`);
  return page.getByRole('button', { name: `${name} ${t('hub/menu/import/menu-import:templates.start')}` });
}

const importOn = (page: Page) =>
  page.getByRole('button', { name: /^(메뉴 \d+개 가져오기|Import \d+ items?)$/ });

/** A store that already has the template's first item, with another price, texts and options. */
async function openStoreWithOne(maru: Parameters<typeof openOwnStore>[0]) {
  const [first, name = ''] = t('hub/menu/import/templates/menu-templates:menus.cafe.items.0').split(';');
  const { owner, storeId, call } = await openOwnStore(maru);
  const category = await call(setCategory, { storeId, name: first ?? '', nameEn: null });
  const mug = { name: 'Mug', nameEn: null, priceDifference: 300, byDefault: false };
  const rules = { nameEn: null, mandatory: false, multiple: false };
  const cup = await call(setOptionCollection, { storeId, name: 'Cup', ...rules, choices: [mug] });
  const item = await call(setStoreItem, {
    ...{ storeId, categoryId: category.id, name, nameEn: null, price: 9_900 },
    ...{ description: 'In our own words', barcode: null, optionCollectionIds: [cup.id] },
  });
  return {
    owner,
    storeId,
    item,
    readItems: async () => (await call(getCompactMenu, { storeId })).items,
    freeOfTax: () => call(setCategory, { ...category, storeId, taxable: false }),
  };
}
const { t } = ko;

test.use({ viewport: { width: 360, height: 740 } });

test('every menu template passes the check, and one is imported unchanged on a phone', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/import`);
  const screen = menuImportOn(page);
  for (const kind of ['cafe', 'restaurant', 'shop']) {
    await startOn(page, kind).click();
    await expect(screen.heading('result.title')).toBeVisible();
    // New, changed and unchanged; no faults, and no wording about files.
    await expect(page.getByRole('definition')).toHaveCount(3);
    await expect(screen.count('changed')).toHaveText('0');
    await expect(page.getByText(screen.text('result.row', { row: 2 }), { exact: true })).toHaveCount(0);
    await expect(screen.button('result.matchAgain')).toHaveCount(0);
    if (kind === 'shop') continue;
    await screen.button('result.template.again').click();
  }

  const made = await screen.count('new').textContent();
  await importOn(page).click();
  await expect(page.getByText(screen.text('done.text', { made: made ?? '', changed: 0 }))).toBeVisible();
  await screen.button('done.undo').click();
  await expect(page.getByText(t('hub/menu/changes/menu-undo:undone'), { exact: true })).toBeVisible();
});

test('a template adds the items that a store lacks and leaves its existing items unchanged', async ({
  page,
  maru,
}) => {
  const { owner, storeId, item, readItems, freeOfTax } = await openStoreWithOne(maru);
  await signInAs(page, maru, owner, { path: `/s/${storeId}/menu/import` });
  const screen = menuImportOn(page);
  const present = (count: number) =>
    page.getByText(screen.text('result.template.present', { count }), { exact: true });

  await startOn(page, 'cafe').click();
  await expect(present(1)).toBeVisible();
  await expect(screen.count('changed')).toHaveText('0');
  await expectNoViolations(page, 'a template of which the store has an item');
  await screen.button('result.import', { count: 13 }).click();
  await expect(page.getByText(screen.text('done.text', { made: 13, changed: 0 }))).toBeVisible();
  const items = await readItems();
  expect(items).toHaveLength(14);
  expect(items.find(({ id }) => id === item.id)).toMatchObject(item);

  // An existing item must not be reported as faulty if its category has another tax.
  await freeOfTax();
  await page.reload();
  await startOn(page, 'cafe').click();
  await expect(present(14)).toBeVisible();
  await expect(page.getByText(screen.text('result.template.nothing'))).toBeVisible();
  await expect(importOn(page)).toHaveCount(0);
  await expectNoViolations(page, 'a template of which the store has every item');
});
