import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { addACustomer } from '../add-a-customer.ts';
import { openTwoStores, sharedPhone } from '../open-two-stores.ts';
import { signInAs } from '../people.ts';
import { customerOn } from '../screens/customer.ts';
import { customerOfficeOn } from '../screens/customer-office.ts';
import { orderOn } from '../screens/order.ts';
import { paymentOn } from '../screens/payment.ts';
import type { Studio } from '../screens/studio.ts';

/** Two stores that share points: their setting, the till, and an open order that gets a customer. */
export async function shootSharedPoints({ page, maru, words, shoot }: Studio) {
  const { first } = await openTwoStores(maru, { store: 'Second store', person: 'Lee' });
  const { storeId, call, owner } = first;
  const open = (path: string) => page.goto(`${maru.hubUrl}/s/${storeId}${path}`);
  const office = customerOfficeOn(page, words);
  const customer = customerOn(page, words);
  const order = orderOn(page, words);
  await signInAs(page, maru, owner, { path: `/s/${storeId}/points/settings` });
  const choice = office.sharing('Second store');
  await choice.check();
  await office.save.click();
  await office.saved.waitFor();
  await choice.scrollIntoViewIfNeeded();
  await shoot('64-shared-points-setting');

  await addACustomer(first, { phone: '01098765555', name: 'Kim', points: 300 });
  const { items } = await call(getCompactMenu, { storeId });
  const lines = [{ itemId: items[0]?.id ?? '', quantity: 1 }];
  const { id } = await call(takeOrder, { storeId, total: items[0]?.price ?? 0, lines });
  await open(`/orders/${id}`);
  await order.nameCustomer.click();
  await customer.type('5555');
  await customer.found.first().click();
  await customer.sheet.waitFor({ state: 'hidden' });
  await order.points.scrollIntoViewIfNeeded();
  await shoot('64-order-customer');
  await order.changeCustomer.click();
  await customer.type(sharedPhone);
  await customer.replace.waitFor();
  await shoot('64-order-other-customer');
  await customer.replace.click();
  await customer.useNone.waitFor();
  await shoot('64-order-shared-points');
  await customer.useNone.click();
  await customer.sheet.waitFor({ state: 'hidden' });
  await order.pay(words.won(items[0]?.price ?? 0)).click();
  await paymentOn(page, words).wholeDue.waitFor();
  await shoot('64-pay-with-customer');
}
