import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect } from '@playwright/test';
import { addACustomer } from '../support/add-a-customer.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { givePoints } from '../support/give-points.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { customerOn } from '../support/screens/customer.ts';
import { orderOn } from '../support/screens/order.ts';
import { paymentOn } from '../support/screens/payment.ts';
import { ko } from '../support/words.ts';

const { won } = ko;

test('an open order gets a customer, asks before another takes their place, and uses points on the payment sheet', async ({
  page,
  maru,
}) => {
  const store = await openOwnStore(maru);
  await givePoints(store);
  await addACustomer(store, { phone: '01012345678', name: '이단골', points: 3_000 });
  await addACustomer(store, { phone: '01011112222', name: '김손님', points: 100 });
  const { storeId, call } = store;
  const { items } = await call(getCompactMenu, { storeId });
  const itemId = items.find(({ name }) => name === '대추차')?.id ?? '';
  const { id } = await call(takeOrder, { storeId, total: 6_000, lines: [{ itemId, quantity: 1 }] });
  await signInAs(page, maru, store.owner, { path: `/s/${storeId}/orders/${id}` });
  const order = orderOn(page);
  const customer = customerOn(page);

  await order.nameCustomer.click();
  await customer.type('2222');
  await customer.found.first().click();
  await expect(order.points).toContainText('김*님');

  await order.changeCustomer.click();
  await customer.type('01012345678');
  await expect(customer.sheet).toContainText('이*골');
  await expectNoViolations(page, 'another customer');
  await customer.replace.click();
  await customer.useNone.click();
  await expect(order.points).toContainText('이*골');

  await order.pay(won(6_000)).click();
  const payment = paymentOn(page);
  await expect(payment.wholeDue).toBeVisible();
  await payment.sheet.getByRole('button', { name: ko.t('hub/orders:points.change'), exact: true }).click();
  await customer.type('01012345678');
  await customer.useAll(3_000).click();
  await expect(customer.sheet).toBeHidden();
  await expect(payment.sheet).toContainText(won(3_000));
  await payment.way('CASH').click();
  await payment.takeCash.click();
  await expect(payment.paid).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(order.status('CLOSED')).toBeVisible();
  await expect(order.points).toContainText(customer.points(3_000));
});
