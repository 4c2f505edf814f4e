import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { scan } from '../support/scan.ts';
import { orderOn } from '../support/screens/order.ts';
import { numbered } from '../support/screens/orders.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

test.use({ ownContext: true });

const { t, won } = ko;

test('a line without an item and an item at market price are sold together, with typed prices', async ({
  page,
  context,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  const { id: categoryId } = await call(setCategory, {
    ...{ storeId, name: '활어', nameEn: null, taxable: true, rewardable: true, enabled: true },
  });
  await call(setStoreItem, {
    ...{ storeId, categoryId, name: '광어', nameEn: null, price: 40_000, marketPrice: true },
    ...{ description: null, barcode: null, optionCollectionIds: [] },
  });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/till` });
  const till = tillOn(page);
  await till.ready();
  await context.setOffline(true);

  await test.step('the menu suggests the market price, and another one is typed', async () => {
    await expect(till.item('광어')).toContainText(t('hub/till:price.market'));
    await till.item('광어').click();
    await expect(till.sheet.getByRole('status').filter({ hasText: won(40_000) })).toBeVisible();
    await page.keyboard.type('52000', { delay: 80 });
    await till.takeItem.click();
    await expect(till.line('광어')).toContainText(won(52_000));
  });

  await test.step('a line without an item takes two presses beside its price, and a scanned code is no price', async () => {
    await till.typedLine.click();
    await scan(page, '8801234567893');
    const name = till.sheet.getByLabel(t('hub/till:typed.nameLabel'));
    await name.pressSequentially('꽃', { delay: 80 });
    await scan(page, '8801234567893');
    await expect(name).toHaveValue('꽃');
    await name.clear();
    await name.blur();
    await expect(page.getByRole('button', { name: t('hub/till:typed.priceNeeded') })).toBeVisible();
    await page.keyboard.type('3000', { delay: 80 });
    await till.addTyped(3_000).click();
    await expect(till.line(t('hub/till:typed.name'))).toContainText(won(3_000));
    await expect(till.total).toHaveText(won(55_000));
  });

  let number = 0;
  await test.step('both are on the receipt, once the network is back also with a number', async () => {
    await till.payInCash();
    await expect(till.receipt).toContainText(t('hub/till:typed.name'));
    await context.setOffline(false);
    await expect.poll(() => till.orderNumber(), { timeout: 60_000 }).toBe(1);
    number = await till.orderNumber();
    await till.nextOrder();
  });

  await test.step('the order tells them apart', async () => {
    await page.goto(`${maru.hubUrl}/s/${storeId}/orders`);
    await page.getByRole('link', { name: numbered(t('hub/orders:number', { number })) }).click();
    await expect(orderOn(page).heading(number)).toBeVisible();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row('광어')).toContainText(t('hub/orders:lines.market'));
    await expect(row('광어')).toContainText(won(52_000));
    await expect(row(t('hub/orders:lines.typed'))).toContainText(won(3_000));
  });
});
