import { expect } from '@playwright/test';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { admin, signInAs } from '../support/people.ts';
import { lostPhoneOn } from '../support/screens/lost-phone.ts';
import { mobilePhone } from '../support/screens/sign-up.ts';

test('an admin replaces a lost store phone, the new phone confirms by its link, and an owner stops the replacement', async ({
  page,
  browser,
  maru,
}) => {
  const { owner, storeId } = await openOwnStore(maru);
  const phone = mobilePhone();
  await signInAs(page, maru, admin, { path: `/admin/stores/${storeId}` });
  const lostPhone = lostPhoneOn(page);
  await lostPhone.begin.click();
  await lostPhone.ask(phone);
  await expect(lostPhone.sent).toBeVisible();

  const handset = await (await browser.newContext()).newPage();
  const link = await mailboxOf(maru).linkTo(phone);
  await handset.goto(link);
  const shown = lostPhoneOn(handset);
  await shown.confirm.click();
  await expect(shown.confirmed).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await signInAs(office, maru, owner, { path: `/s/${storeId}/settings/lock` });
  const lock = lostPhoneOn(office);
  await expect(lock.notice).toBeVisible();
  await lock.stop.click();
  await expect(lock.stopped).toBeVisible();
  await expect(lock.notice).toBeHidden();
  await handset.goto(link);
  await expect(shown.ended).toBeVisible();
  for (const other of [handset, office]) await other.context().close();
});
