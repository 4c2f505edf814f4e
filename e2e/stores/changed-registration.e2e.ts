import { expect } from '@playwright/test';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { admin, signInAs } from '../support/people.ts';
import { registrationChangeOn } from '../support/screens/registration-change.ts';

test('a changed registration waits for an admin, who compares and approves it', async ({
  page,
  browser,
  maru,
}) => {
  const name = '등록이 바뀌는 집';
  const { owner, storeId } = await openOwnStore(maru, { name });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/store/registration` });
  const office = registrationChangeOn(page);
  await office.businessName.fill('새로운 상사');
  await office.save.click();
  await expect(office.waiting).toContainText('나만의 가게');
  await expect(office.waiting).toContainText('새로운 상사');

  const adminPage = await (await browser.newContext()).newPage();
  await signInAs(adminPage, maru, admin, { path: '/admin/stores/approval' });
  const change = registrationChangeOn(adminPage);
  await change.inQueue(name).click();
  await expect(change.card).toContainText('새로운 상사');
  await change.begin('APPROVE');
  await change.finish('APPROVE');
  await expect(change.done('APPROVE')).toBeVisible();
  await expect(change.card).toBeHidden();
  await adminPage.context().close();

  // The owner's open page updates itself.
  await expect(office.waiting).toBeHidden();
  await expect(office.businessName).toHaveValue('새로운 상사');
  await mailboxOf(maru).hears(owner.username, name);
});
