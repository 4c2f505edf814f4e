import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { paymentOn } from '../support/screens/payment.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

test.use({ ownContext: true });

const { t, won } = ko;
const text = (key: string, values?: Record<string, string | number>) =>
  t(`hub/orders:differences.${key}`, values);

test('offline sales at an old price are recorded as they were paid, and an owner marks them as seen', async ({
  page,
  context,
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

  await test.step('one is paid and one in part while there is no network', async () => {
    await till.ready();
    await context.setOffline(true);
    await till.add('소주');
    await till.payInCash();
    await expect(till.kept).toBeVisible();
    await till.nextOrder();
    await till.add('소주');
    await till.startPaying();
    await payment.way('CASH').click();
    await payment.typeCash(2_000);
    await payment.takePart(2_000).click();
    await page.keyboard.press('Escape');
    await expect(payment.partPaid(3_500)).toBeVisible();
  });

  await test.step('the price rises meanwhile, and both are sent without a question', async () => {
    await call(setStoreItem, { ...item, id, version, price: 7_000 });
    await context.setOffline(false);
    await expect(till.connection).toHaveText(t('hub/payments:saleQueue.states.CONNECTED'));
    await payment.partPaid(3_500).click();
    await payment.way('CASH').click();
    await payment.takeCash.click();
    await expect(till.receipt).toContainText(won(5_500));
    await till.nextOrder();
  });

  await test.step('the owner sees how both differ from the menu, and marks them as seen', async () => {
    await page.goto(`${maru.hubUrl}/s/${storeId}/sales/revenue`);
    await page.getByRole('link', { name: t('hub/app:tabs.differences') }).click();
    const sales = page.getByRole('list', { name: text('title') }).getByRole('listitem', { name: won(5_500) });
    const words = text('kinds.PRICE', { name: '소주', menu: won(7_000), sold: won(5_500) });
    await expect(sales).toHaveCount(2);
    for (const sale of await sales.all()) await expect(sale).toContainText(words);
    await expect(page.getByText(text('unseen', { count: 2 }))).toBeVisible();

    await page.getByRole('button', { name: text('seeOne', { number: 1 }) }).click();
    await expect(page.getByText(text('unseen', { count: 1 }))).toBeVisible();
    await page.getByRole('button', { name: text('seeAll') }).click();
    await expect(page.getByText(text('seenBy', { name: '한사장' }))).toHaveCount(2);

    await page.getByRole('link', { name: text('order', { number: 2 }) }).click();
    await expect(page.getByText(t('hub/orders:history.RECEIPTED'))).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  });
});
