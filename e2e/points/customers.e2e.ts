import { expect } from '@playwright/test';
import { addACustomer } from '../support/add-a-customer.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { givePoints } from '../support/give-points.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { appLockOn } from '../support/screens/app-lock.ts';
import { customerOn } from '../support/screens/customer.ts';
import { customerOfficeOn } from '../support/screens/customer-office.ts';
import { mobilePhone } from '../support/screens/sign-up.ts';
import { tillOn } from '../support/screens/till.ts';

test('a customer is found by four digits, given points for a reason, and the points are undone', async ({
  page,
  maru,
}) => {
  const store = await openOwnStore(maru);
  await givePoints(store);
  await addACustomer(store, { phone: '01012345678', name: '이단골', points: 3_000 });
  await addACustomer(store, { phone: '01011112222', name: '김손님', points: 100 });
  await signInAs(page, maru, store.owner, { path: `/s/${store.storeId}/customers` });
  const office = customerOfficeOn(page);
  await expect(office.rows).toHaveCount(2);
  await expectNoViolations(page, 'customers');
  await office.search.fill('5678');
  await expect(office.rows).toHaveCount(1);
  await office.rows.first().click();

  await office.earn.click();
  await office.amount.fill('500');
  await office.reason('byHand.EARN.reasons.SORRY').click();
  await office.act('byHand.EARN.act').click();
  await expect(page.getByText(office.points(3_500)).first()).toBeVisible();
  await expectNoViolations(page, 'customer');
  await office.undo.first().click();
  await office.reason('cancel.reasons.MISTAKE').click();
  await office.act('cancel.act').click();
  await expect(page.getByText(office.points(3_000)).first()).toBeVisible();
});

test('a customer gets a tag and a memo and trades points for a gift, is in the masked file, and is deleted when they ask', async ({
  page,
  maru,
}) => {
  const store = await openOwnStore(maru);
  await givePoints(store);
  await addACustomer(store, { phone: '01012345678', name: '이단골', points: 3_000 });
  await addACustomer(store, { phone: '01011112222', name: '김손님', points: 100 });
  await signInAs(page, maru, store.owner, { path: `/s/${store.storeId}/customers` });
  const office = customerOfficeOn(page);
  await office.search.fill('5678');
  await expect(office.rows).toHaveCount(1);
  await office.rows.first().click();

  await office.tags.fill('단골');
  await office.memo.fill('창가 자리');
  await office.save.click();
  await expect(office.saved).toBeVisible();
  await office.use.click();
  await office.amount.fill('500');
  await office.reason('byHand.USE.reasons.GIFT').click();
  await office.act('byHand.USE.act').click();
  await expect(page.getByText(office.points(2_500)).first()).toBeVisible();

  await page.goto(`${maru.hubUrl}/s/${store.storeId}/customers?q=5678`);
  await expect(office.rows).toHaveCount(1);
  const lines = (await office.download()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^이\*골,\*{4}-5678,2500,0,,단골,창가 자리,/);

  await office.rows.first().click();
  await office.deleteAsAsked();
  await expect(office.rows).toHaveCount(1);
  await expect(office.rows.first()).toContainText('김*님');
});

test('a locked list of customers asks for an approval, and the till still finds customers and sells', async ({
  page,
  maru,
}) => {
  const store = await openOwnStore(maru);
  await givePoints(store);
  await addACustomer(store, { phone: '01012345678', name: '이단골', points: 3_000 });
  const lock = appLockOn(page);
  const phone = mobilePhone();
  await signInAs(page, maru, store.owner, { path: `/s/${store.storeId}/settings/lock` });
  await lock.askCode(phone);
  await lock.enterCode(maru, phone);
  await lock.switchOf('CUSTOMER_LIST').check();
  await lock.save.click();
  await expect(lock.saved).toBeVisible();
  await page.goto(`${maru.hubUrl}/s/${store.storeId}/customers`);
  await expect(lock.locked('CUSTOMER_LIST')).toBeVisible();

  await page.goto(`${maru.hubUrl}/s/${store.storeId}/till`);
  const till = tillOn(page);
  const customer = customerOn(page);
  await till.add('대추차');
  await customer.chooseByLastFour('5678');
  await till.payInCash();
  await expect(till.paid).toBeVisible();
});
