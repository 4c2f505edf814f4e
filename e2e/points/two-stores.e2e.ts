import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openTwoStores, sharedPhone } from '../support/open-two-stores.ts';
import { signInAs } from '../support/people.ts';
import { customerOn } from '../support/screens/customer.ts';
import { customerOfficeOn } from '../support/screens/customer-office.ts';
import { orderOn } from '../support/screens/order.ts';
import { ordersOn } from '../support/screens/orders.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { won } = ko;
const other = '나만의 가게 2호점';

test('once two stores of one owner have both chosen to share points, a sale uses the points of both', async ({
  page,
  maru,
}) => {
  const { first } = await openTwoStores(maru);
  await signInAs(page, maru, first.owner, { path: `/s/${first.storeId}/points/settings` });
  const office = customerOfficeOn(page);
  await expect(office.sharingState('ASKED', other)).toBeVisible();
  await expectNoViolations(page, 'stores that share points');
  await office.sharing(other).check();
  await office.rate.fill('5');
  await office.leastUse.fill('300');
  await office.save.click();
  await expect(office.saved).toBeVisible();
  await expect(office.sharingState('SHARED', other)).toBeVisible();
  await page.reload();
  await expect(office.rate).toHaveValue('5');
  await expect(office.leastUse).toHaveValue('300');

  await page.goto(`${maru.hubUrl}/s/${first.storeId}/till`);
  const till = tillOn(page);
  const customer = customerOn(page);
  await till.add('대추차');
  await customer.findByPhone(sharedPhone);
  await expect(customer.ofStore(other, 700)).toBeVisible();
  await customer.useAll(1_200).click();
  await expect(till.total).toHaveText(won(4_800));
  await till.payInCash();
  await expect(till.paid).toBeVisible();
  await expect(till.receipt).toContainText(customer.points(240));
  const number = await till.orderNumber();
  await till.nextOrder();

  await page.goto(`${maru.hubUrl}/s/${first.storeId}/orders`);
  await ordersOn(page).row(number).getByRole('link').click();
  const order = orderOn(page);
  await expect(order.points).toContainText(order.pointsOf(other));
  await expect(order.points).toContainText(customer.points(700));
});
