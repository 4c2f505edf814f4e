import { wordsOf as errorWords } from '@maru/contract/error-words.ts';
import { updateAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import { expect } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { newPerson } from '../support/new-person.ts';
import { openOwnStore } from '../support/own-store.ts';
import { admin, signInAs, signInForm } from '../support/people.ts';
import { applicationsOn } from '../support/screens/applications.ts';
import { closingOn, leavingOn } from '../support/screens/leaving.ts';
import { openProfile } from '../support/screens/profile.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('staff delete their account with their password and cannot sign in any more', async ({ page, maru }) => {
  const staff = await newPerson(maru, { name: '이나감' });
  const { storeId, call } = await openOwnStore(maru, { name: '머무는 찻집' });
  await call(updateAccessControl, { storeId, action: 'ADD', username: staff.username, role: 'STAFF' });

  await openProfile(page, maru, staff);
  const leaving = leavingOn(page);
  await leaving.open.click();
  await expect(leaving.dialog).toContainText(leaving.leaves('머무는 찻집'));
  await expect(leaving.dialog.getByRole('listitem')).toHaveCount(6);
  await expectFits(page, 'leaving');
  await expectNoViolations(page, 'leaving');
  await leaving.sendWith('Wrong7Guess');
  await expect(leaving.dialog.getByRole('alert')).toHaveText(errorWords('CURRENT_PASSWORD_INCORRECT', 'ko'));
  await leaving.sendWith(staff.password);

  const form = signInForm(page);
  await expect(form.username).toBeVisible();
  await form.sendAs(staff);
  await expect(form.error).toBeVisible();
  await mailboxOf(maru).hears(staff.username, leaving.lastMail);
});

test('the only owner of a store can delete their account only after an admin has closed the store on request', async ({
  page,
  browser,
  maru,
}) => {
  const { owner, storeId } = await openOwnStore(maru, { name: '문닫을 찻집' });
  await openProfile(page, maru, owner);
  const leaving = leavingOn(page);
  await leaving.open.click();
  await expect(leaving.dialog).toContainText('문닫을 찻집');
  await expect(leaving.password).toBeHidden();
  await leaving.toStore.click();

  await expect(page).toHaveURL(`${maru.hubUrl}/s/${storeId}/store`);
  const closing = closingOn(page);
  await closing.open.click();
  await expect(closing.dialog.getByRole('listitem')).toHaveCount(5);
  await expectNoViolations(page, 'asking to close a store');
  await closing.send();
  await expect(closing.withdraw).toBeVisible();
  await closing.withdraw.click();
  await expect(closing.open).toBeVisible();
  await closing.open.click();
  await closing.send();
  await expect(closing.withdraw).toBeVisible();

  const office = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await signInAs(office, maru, admin, { path: '/admin/stores/approval' });
  await office.getByRole('link', { name: '문닫을 찻집' }).click();
  const applications = applicationsOn(office);
  await expect(office.getByRole('heading', { name: closing.request })).toBeVisible();
  await closingOn(office).grant.click();
  await applications.takeReason('REQUESTED');
  await applications.finish('CLOSE');
  await expect(office.getByRole('heading', { name: closing.request })).toBeHidden();
  await office.context().close();

  await expect(closing.suspended.first()).toBeVisible();
  await expect(closing.suspendedFor).toBeVisible();
  await page.goto(`${maru.hubUrl}/profile`);
  await leaving.open.click();
  await expect(leaving.dialog).toContainText(leaving.stays('문닫을 찻집'));
  await leaving.sendWith(owner.password);
  await expect(signInForm(page).username).toBeVisible();
});
