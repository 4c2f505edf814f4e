import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { admin, signInAs } from '../support/people.ts';
import { adminHomeOn } from '../support/screens/admin-home.ts';
import { applicationsOn } from '../support/screens/applications.ts';
import { inquiriesOn } from '../support/screens/inquiries.ts';
import { ko } from '../support/words.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('an admin sees what waits and is led from each figure to its list', async ({ page, maru }) => {
  const name = '승인을 기다리는 집';
  await openOwnStore(maru, { name, isApproved: false });
  await signInAs(page, maru, admin, { path: '/admin' });
  const adminHome = adminHomeOn(page);
  await expect(adminHome.heading).toBeVisible();
  await expect(adminHome.promise('approvals')).toHaveText(/[1-9]/);
  await expectNoViolations(page, 'the admin home');

  await adminHome.promise('approvals').click();
  const applications = applicationsOn(page);
  await expect(applications.queue).toBeVisible();
  await expect(applications.waiting(name)).toBeVisible();
  await page.goBack();

  await adminHome.promise('inquiries').click();
  const inquiries = inquiriesOn(page);
  await expect(inquiries.heading).toBeVisible();
  await expect(inquiries.view('WAITING')).toBeChecked();
  await page.goBack();
  await adminHome.promise('inquiriesKept').click();
  await expect(inquiries.view('ANSWERED')).toBeChecked();
  await page.goBack();

  await adminHome.people('today').click();
  await expect(page).toHaveURL(`${maru.hubUrl}/admin/users?days=1`);
  await page.goBack();
  await adminHome.people('active').click();
  await expect(page).toHaveURL(`${maru.hubUrl}/admin/stores?status=APPROVED&active=true`);
  await page.goBack();
  await adminHome.errors.click();
  await expect(page).toHaveURL(/\/admin\/debug\?level=ERROR/);
  await expect(
    page.getByRole('heading', { name: ko.t('hub/event-log/event-log:title'), level: 1 }),
  ).toBeVisible();
});
