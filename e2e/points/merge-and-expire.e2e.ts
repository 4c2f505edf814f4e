import { expect } from '@playwright/test';
import { addACustomer } from '../support/add-a-customer.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { givePoints } from '../support/give-points.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { customerOfficeOn } from '../support/screens/customer-office.ts';
import { setPoints } from '../support/set-points.ts';

const hoursOfTwoMonths = 62 * 24;

test('two customers who are one person are merged after a look at both, into the one with the new number', async ({
  page,
  maru,
}) => {
  const store = await openOwnStore(maru);
  await givePoints(store);
  const keptId = await addACustomer(store, { phone: '01012345678', name: '이단골', points: 3_000 });
  await addACustomer(store, { phone: '01011112222', name: '김손님', points: 100 });
  await signInAs(page, maru, store.owner, { path: `/s/${store.storeId}/customers/${keptId}` });
  const office = customerOfficeOn(page);
  await office.acts.merge.click();
  await office.mergeSearch.fill('2222');
  await office.merging.first().click();
  await expect(office.dialog).toContainText(office.points(3_100));
  await expectNoViolations(page, 'merge');
  await office.mergeSwap.click();
  await office.mergeReason.click();
  await office.mergeAct.click();
  await expect(office.merged).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(keptId));
  await expect(page.getByText(office.points(3_100)).first()).toBeVisible();
  await page.goto(`${maru.hubUrl}/s/${store.storeId}/customers`);
  await expect(office.rows).toHaveCount(1);
});

test('points that nobody used expire at the end of their time', async ({ page, maru }) => {
  const store = await openOwnStore(maru);
  await givePoints(store);
  const { storeId } = store;
  await setPoints(store, { validityMonths: 1 });
  const id = await addACustomer(store, { phone: '01012345678', name: '이단골', points: 3_000 });
  try {
    await maru.kill();
    await maru.start({ hoursAhead: hoursOfTwoMonths });
    await signInAs(page, maru, store.owner, { path: `/s/${storeId}/customers/${id}` });
    const office = customerOfficeOn(page);
    await expect(async () => {
      await page.reload();
      await expect(office.expired.first()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 90_000 });
    await expect(page.getByText(office.points(0), { exact: true }).first()).toBeVisible();
  } finally {
    await maru.kill();
    await maru.start();
  }
});
