import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { admin, signInAs } from '../support/people.ts';
import { applicationsOn } from '../support/screens/applications.ts';
import { deskOn } from '../support/screens/desk.ts';
import { inquiriesOn } from '../support/screens/inquiries.ts';
import { ko } from '../support/words.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('an admin sees what waits and is led from each figure to its list', async ({ page, maru }) => {
  const name = '승인을 기다리는 집';
  await openOwnStore(maru, { name, isApproved: false });
  await signInAs(page, maru, admin, { path: '/admin' });
  const desk = deskOn(page);
  await expect(desk.heading).toBeVisible();
  await expect(desk.promise('approvals')).toHaveText(/[1-9]/);
  await expectNoViolations(page, "the admins' desk");

  await desk.promise('approvals').click();
  const applications = applicationsOn(page);
  await expect(applications.queue).toBeVisible();
  await expect(applications.waiting(name)).toBeVisible();
  await page.goBack();

  await desk.promise('inquiries').click();
  const inquiries = inquiriesOn(page);
  await expect(inquiries.heading).toBeVisible();
  await expect(inquiries.view('WAITING')).toBeChecked();
  await page.goBack();
  await desk.promise('inquiriesKept').click();
  await expect(inquiries.view('ANSWERED')).toBeChecked();
  await page.goBack();

  await desk.people('today').click();
  await expect(page).toHaveURL(`${maru.hubUrl}/admin/users`);
  await page.goBack();
  await desk.errors.click();
  await expect(page).toHaveURL(/\/admin\/debug\?level=ERROR/);
  await expect(
    page.getByRole('heading', { name: ko.t('hub/event-log/event-log:title'), level: 1 }),
  ).toBeVisible();
});
