import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect } from '@playwright/test';
import { addACustomer } from '#support/add-a-customer.ts';
import { expectNoViolations } from '#support/expect-no-violations.ts';
import { givePoints } from '#support/give-points.ts';
import { test } from '#support/maru.ts';
import { openOwnStore } from '#support/own-store.ts';
import { signInAs } from '#support/people.ts';
import { customerOfficeOn } from '#support/screens/customer-office.ts';
import { orderSearchOn } from '#support/screens/order-search.ts';

test("a customer's page leads to all their orders, and the search finds another customer's orders by four digits", async ({
  page,
  maru,
}) => {
  const store = await openOwnStore(maru);
  await givePoints(store);
  const { storeId, call } = store;
  const first = await addACustomer(store, { phone: '01012345678', name: '이단골', points: 3_000 });
  const other = await addACustomer(store, { phone: '01011112222', name: '김손님', points: 100 });
  const { items } = await call(getCompactMenu, { storeId });
  const itemId = items.find(({ name }) => name === '대추차')?.id ?? '';
  for (const customer of [{ id: first }, { id: first }, { id: other }, undefined])
    await call(takeOrder, {
      ...{ storeId, total: 6_000, lines: [{ itemId, quantity: 1 }] },
      ...(customer && { customer }),
    });
  await signInAs(page, maru, store.owner, { path: `/s/${storeId}/customers/${first}` });
  const search = orderSearchOn(page);

  await customerOfficeOn(page).allOrders.click();
  await expect(search.rows).toHaveCount(2);
  await expect(search.customer).toHaveText('이*골 ****-5678');

  await search.customer.click();
  await expectNoViolations(page, 'find by customer');
  await search.findCustomer('2222');
  await expect(search.customer).toHaveText('김*님 ****-2222');
  await expect(search.rows).toHaveCount(1);
  expect(page.url()).toContain(other);
  expect(page.url()).not.toMatch(/\b2222\b/);

  await search.customer.click();
  await search.everybody.click();
  await expect(search.rows).toHaveCount(4);
});
