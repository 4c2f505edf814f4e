import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { menuEditorOf } from '../support/menu-editor.ts';
import { openOwnStore } from '../support/own-store.ts';
import { openSignedIn, signInAs, storeIdOf } from '../support/people.ts';
import { paymentOn } from '../support/screens/payment.ts';
import { pressUntil, tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

test.use({ ownContext: true });

/** From the demo menu; no other journey sells it, and it stays sold out. */
const name = '밀크티';
const { t, won } = ko;
const kept = t('hub/payments:saleQueue.states.DOWN_KEPT', { count: 1 });

test('an unpaid order of an item that sold out meanwhile shows the item, and can be discarded', async ({
  page,
  context,
  maru,
}) => {
  await openSignedIn(page, maru, 'staff');
  const till = tillOn(page);
  const editor = await menuEditorOf(maru, storeIdOf(page));

  await till.ready();
  await context.setOffline(true);
  await till.addWith(name);
  const payLater = page.getByRole('button', { name: t('hub/till:cart.payLater') }).first();
  const isKept = async () => (await till.connection.textContent()) === kept;
  await pressUntil(() => payLater.click({ timeout: 5_000 }), isKept);
  await editor.sellOut(name);
  await context.setOffline(false);

  await test.step('the refusal names the item', async () => {
    await till.sales.click();
    await expect(till.sheet).toContainText(`${name}: ${t('hub/payments:refused.lines.CHOICE_SOLD_OUT')}`);
  });

  await test.step('nothing is left to check after the emptied cart is discarded', async () => {
    await till.sheet.getByRole('button', { name: t('hub/payments:saleQueue.restore') }).click();
    await till.pressLineButton(name, 'cart.takeOut');
    await expect(till.sheet).toContainText(t('hub/payments:letGo.nothingTaken'));
    await till.sheet.getByRole('button', { name: t('hub/payments:saleQueue.discard') }).click();
    await expect(till.sheet).toBeHidden();
    await expect(till.connection).toHaveText(t('hub/payments:saleQueue.states.CONNECTED'));
  });
});

test('a sale refused at once because the price rose keeps the cash and the change given, and asks for the rest', async ({
  page,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  const { id: categoryId } = await call(setCategory, { storeId, name: '술', nameEn: null });
  const item = {
    ...{ storeId, categoryId, name: '소주', nameEn: null, description: null, barcode: null },
    optionCollectionIds: [],
  };
  const { id, version } = await call(setStoreItem, { ...item, price: 5_500 });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/till` });
  const till = tillOn(page);
  const payment = paymentOn(page);

  await till.ready();
  // Without the changes of the menu, the till sells at the old price.
  await page.route(/getstoreitemsmin/, (route) => route.abort());
  await till.add('소주');
  await till.startPaying();
  await payment.way('CASH').click();
  await payment.typeCash(10_000);
  await call(setStoreItem, { ...item, id, version, price: 7_000 });
  await payment.takeCash.click();
  await expect(till.sheet.getByRole('alert')).toContainText(
    t('hub/payments:refused.taken', { amount: won(5_500) }),
  );
  await page.unroute(/getstoreitemsmin/);

  await till.sheet.getByRole('button', { name: t('hub/payments:refused.backToCart') }).click();
  await till.startPaying();
  await expect(till.sheet).toContainText(
    t('contract/receipt:cash', { received: won(10_000), change: won(4_500) }),
  );
  await payment.way('CASH').click();
  await payment.typeCash(2_000);
  await payment.takeCash.click();
  await expect(till.paid).toBeVisible();
  await expect(
    till.sheet
      .getByRole('definition')
      .filter({ hasText: won(500) })
      .first(),
  ).toBeVisible();
  await expect(till.receipt).toContainText(won(7_000));
  await expect(till.receipt).toContainText(won(1_500));
});
