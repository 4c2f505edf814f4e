import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { admin, signInAs } from '../support/people.ts';
import { adminStoresOn } from '../support/screens/admin-stores.ts';
import { storeOfficeOn } from '../support/screens/store-office.ts';

test('an owner changes the phone and the card membership of the store, and an admin finds the store and reads both in its log', async ({
  page,
  browser,
  maru,
}) => {
  const name = `다시 찾은 집 ${randomInt(1_000_000)}`;
  const { owner, storeId } = await openOwnStore(maru, { name });
  const office = storeOfficeOn(page);
  await signInAs(page, maru, owner, { path: `/s/${storeId}/store` });
  await office.phone.fill('02-2000-4321');
  await office.save.click();
  await expect(office.saved).toBeVisible();

  await office.cardMembership.click();
  await office.numberOf('KB').fill('12-34');
  await office.save.click();
  await expect(office.numberOf('KB')).toHaveAttribute('aria-invalid', 'true');
  await expect(office.numberOf('KB')).toBeFocused();
  await office.numberOf('KB').fill('7654321');
  await office.save.click();
  // The button is disabled because nothing changed, not because a save is running.
  await expect(office.save).toHaveAttribute('data-disabled', 'true');
  await page.reload();
  await expect(office.numberOf('KB')).toHaveValue('7654321');
  await expect(office.numberOf('BC')).toHaveValue('');

  const adminPage = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  const stores = adminStoresOn(adminPage);
  await signInAs(adminPage, maru, admin, { path: '/admin/stores' });
  await stores.search.fill('없는 매장 이름');
  await expect(stores.noneFound).toBeVisible();
  await stores.search.fill(name);
  await expect(stores.rows).toHaveCount(1);
  await stores.rows.click();
  await expect(stores.name(name)).toBeVisible();
  await stores.entry('updateStore').locator('summary').click();
  await expect(stores.entry('updateStore')).toContainText('02-****-4321');
  await expect(stores.entry('updateCardMemberships')).toBeVisible();
});
