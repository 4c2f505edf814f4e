import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { setOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { orderSearchOn } from '../support/screens/order-search.ts';
import { revenueOn } from '../support/screens/revenue.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t, won } = ko;
const [tea, flowers] = [6_500, 24_000];

test('every breakdown of the revenue distinguishes two different sales and links each figure to its orders', async ({
  page,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  await addTea();
  await signInAs(page, maru, owner, { path: `/s/${storeId}/till` });
  const till = tillOn(page);
  await till.addWith('대추차', '아이스');
  await till.payInCash();
  await expect(till.paid).toBeVisible();
  const lines = [
    { name: '꽃다발', unitPrice: flowers, taxable: true, quantity: 1, itemOrderType: 'TOGO' as const },
  ];
  await call(takeOrder, {
    ...{ storeId, lines, total: flowers },
    tenders: [{ type: 'INSTORE_CAT', amount: flowers }],
  });

  await page.goto(`${maru.hubUrl}/s/${storeId}/sales/revenue`);
  const revenue = revenueOn(page);
  const [sold, typed] = [/대추차/, /꽃다발/];
  const rows = [
    ['item', '대추차', tea, [sold]],
    ['item', t('hub/sales:breakdowns.nameless.item'), flowers, [typed]],
    ['category', '차', tea, [sold]],
    ['category', t('hub/sales:breakdowns.nameless.category'), flowers, [typed]],
    ['option', '아이스', 500, [sold]],
    ['orderType', t('hub/orders:find.types.INSTORE'), tea + flowers, [typed, sold]],
    ['itemOrderType', t('hub/orders:places.INSTORE'), tea, [sold]],
    ['itemOrderType', t('hub/orders:places.TOGO'), flowers, [typed]],
  ] as const;
  for (const [by, name, net, orders] of rows) {
    await revenue.choose('breakdowns.label', `breakdowns.${by}`);
    const row = revenue
      .breakdown(by)
      .getByRole('row')
      .filter({ has: page.getByText(name, { exact: true }) });
    await expect(row).toContainText(won(net));
    await expectOrders(page, row, { orders, sum: net });
  }
  for (const [type, net, order] of [
    ['INSTORE_CASH', tea, sold],
    ['INSTORE_CAT', flowers, typed],
  ] as const) {
    const row = revenue.tender(type);
    await expect(row).toContainText(won(net));
    await expectOrders(page, row, { orders: [order], sum: net });
  }
  await expectOrders(page, revenue.figure('net'), { orders: [typed, sold], sum: tea + flowers });

  async function addTea() {
    const names = { storeId, nameEn: null };
    const { id: categoryId } = await call(setCategory, { ...names, name: '차' });
    const collection = await call(setOptionCollection, {
      ...{ ...names, name: '온도', mandatory: true, multiple: false },
      choices: [
        { name: '따뜻하게', nameEn: null, priceDifference: 0, byDefault: true },
        { name: '아이스', nameEn: null, priceDifference: 500 },
      ],
    });
    await call(setStoreItem, {
      ...{ ...names, categoryId, name: '대추차', price: 6_000, description: null, barcode: null },
      optionCollectionIds: [collection.id],
    });
  }
});

type Behind = { orders: readonly RegExp[]; sum: number };

/** Presses the figure, and expects exactly these orders with the same sum, and a way back to the report. */
async function expectOrders(page: Page, figure: Locator, { orders, sum }: Behind) {
  const report = page.url();
  await figure.getByRole('link').first().click();
  const search = orderSearchOn(page);
  await expect(search.heading).toBeVisible();
  await expect(search.rows).toHaveCount(orders.length);
  for (const order of orders) await expect(search.rows.filter({ hasText: order })).toHaveCount(1);
  await expect(search.sums.locator('dd').first()).toContainText(won(sum));
  await search.backTo('revenue').click();
  await expect(page).toHaveURL(report);
}
