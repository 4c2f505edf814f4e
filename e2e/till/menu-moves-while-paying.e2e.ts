import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setSoldOut, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t, won } = ko;

const name = '유자차';

test('a menu change during payment stops the payment, and its notice does not stay for the next order', async ({
  page,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  const { id: categoryId } = await call(setCategory, { storeId, name: 'Tea', nameEn: null });
  const item = {
    ...{ storeId, categoryId, name, nameEn: null, description: null, barcode: null },
    optionCollectionIds: [],
  };
  const { id, version } = await call(setStoreItem, { ...item, price: 4_000 });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/till` });
  const till = tillOn(page);
  const moved = page.getByText(t('hub/till:cart.totalMoved', { was: won(4_000), now: won(5_000) }));
  const stuck = page.getByText(t('hub/till:cart.menuMoved'));

  await test.step('a changed price closes the payment and shows the new total until the payment is started again', async () => {
    await till.add(name);
    await till.startPaying();
    await till.way('CASH').click();
    await call(setStoreItem, { ...item, id, version, price: 5_000 });
    await expect(moved).toBeVisible();
    await expect(till.sheet).toBeHidden();
    await till.startPaying();
    await expect(moved).toBeHidden();
    await till.way('CASH').click();
    await till.takeCash.click();
    await expect(till.paid).toBeVisible();
    await till.nextOrder();
  });
  await test.step('a sold-out item closes the payment and shows a notice until it is removed', async () => {
    await till.add(name);
    await till.startPaying();
    await call(setSoldOut, { storeId, itemIds: [id], soldOut: 'UNTIL_CHANGED' });
    await expect(stuck).toBeVisible();
    await expect(till.sheet).toBeHidden();
    await till.pressLineButton(name, 'cart.takeOut');
    await expect(stuck).toBeHidden();
  });
});
