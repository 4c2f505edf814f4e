import { updateCustomer } from '@maru/contract/customers/customers.endpoints.ts';
import { postReward } from '@maru/contract/points/points.endpoints.ts';
import { expect } from '@playwright/test';
import readXlsx from 'read-excel-file/node';
import { addACustomer } from '../support/add-a-customer.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { givePoints } from '../support/give-points.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { customerOfficeOn } from '../support/screens/customer-office.ts';
import { pointReportOn } from '../support/screens/point-report.ts';

test('the point report shows the figures of a period, and its table and file have the same figures', async ({
  page,
  maru,
}) => {
  const store = await openOwnStore(maru);
  const { storeId, call } = store;
  await givePoints(store);
  const customerId = await addACustomer(store, { phone: '01012345678', name: '이단골', points: 3_000 });
  await call(postReward, { storeId, customerId, kind: 'USE', amount: 600, reason: '선물' });
  await signInAs(page, maru, store.owner, { path: `/s/${storeId}/points` });
  const report = pointReportOn(page);
  await expect(report.figure('earned')).toContainText('3,000P');
  await expect(report.figure('used')).toContainText('20%');
  await expect(report.holding).toContainText('2,400원');
  await expect(report.legend).toBeVisible();
  await expectNoViolations(page, 'points');

  await report.period('today').click();
  await report.asTable.click();
  await expect(report.total('hour')).toContainText('2,400');
  await expectNoViolations(page, 'points as a table');
  const [byTime] = await readXlsx(await report.download('xlsx'));
  expect(byTime?.data.at(-1)?.slice(1)).toEqual([3_000, 0, 600, 0, 0, 2_400]);
});

test('the list of customers is filtered by a tag of the store', async ({ page, maru }) => {
  const store = await openOwnStore(maru);
  const { storeId, call } = store;
  await givePoints(store);
  const customerId = await addACustomer(store, { phone: '01012345678', name: '이단골', points: 3_000 });
  await addACustomer(store, { phone: '01011112222', name: '김손님', points: 100 });
  await call(updateCustomer, { storeId, customerId, version: 1, tags: ['단골'], memo: '' });
  await signInAs(page, maru, store.owner, { path: `/s/${storeId}/customers` });
  const office = customerOfficeOn(page);
  await expect(office.rows).toHaveCount(2);
  await office.chooseTag('단골');
  await expect(office.rows).toHaveCount(1);
  await page.reload();
  await expect(office.rows).toHaveCount(1);
});
