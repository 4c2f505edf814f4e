import { randomInt } from 'node:crypto';
import { reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { newPerson, tokenOf } from '../support/new-person.ts';
import { admin, signInAs } from '../support/people.ts';
import { appLockOn, approvalOn } from '../support/screens/app-lock.ts';
import { applicationsOn } from '../support/screens/applications.ts';
import { type NewStore, newStoreOn } from '../support/screens/new-store.ts';
import { revenueOn } from '../support/screens/revenue.ts';
import { mobilePhone } from '../support/screens/sign-up.ts';
import { staffOn } from '../support/screens/staff.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

const screen = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
const { t } = ko;

test.use({ viewport: screen.viewport, contextOptions: { reducedMotion: 'reduce' } });

test('an application is sent back and approved, staff are added, and the store phone unlocks the locked sales for them', async ({
  page,
  browser,
  maru,
}) => {
  const owner = await newPerson(maru, { name: '한사장' });
  const staff = await newPerson(maru, { name: '이직원' });
  const store = newStore();

  await signInAs(page, maru, owner, { path: '/stores/new' });
  await openStore(page, store);
  const storeId = new URL(page.url()).searchParams.get('opened') ?? '';

  const office = await newPage(browser);
  await signInAs(office, maru, admin, { path: '/admin/stores/approval' });
  const applications = applicationsOn(office);
  await expect(applications.queue).toBeVisible();
  await expect(applications.waiting(store.name)).toBeVisible();
  await expectFits(office, 'approval queue');
  await applications.waiting(store.name).click();
  await expect(applications.store(store.name)).toBeVisible();
  await expect(applications.complete.first()).toBeVisible();
  await expectFits(office, 'an application');
  await applications.begin('SEND_BACK');
  await applications.takeReason('BLURRED');
  await expectFits(office, 'why an application is sent back');
  await applications.finish('SEND_BACK');

  const reason = applications.reason('BLURRED');
  await mailboxOf(maru).hears(owner.username, reason);
  await page.goto(`${maru.hubUrl}/s/${storeId}/store`);
  await expect(page.getByText(reason).first()).toBeVisible();
  await expectNoViolations(page, 'a store that was sent back');
  await page.getByRole('button', { name: t('hub/stores/application/application:submitAgain') }).click();
  await expect(page.getByText(t('hub/stores/application/application:submitted'))).toBeVisible();

  // An admin's page would show it within 15 seconds.
  await office.reload();
  await applications.begin('APPROVE');
  await applications.finish('APPROVE');
  await office.context().close();

  await page.goto(`${maru.hubUrl}/s/${storeId}/store/staff`);
  const members = staffOn(page);
  await expect(members.heading).toBeVisible();
  await expectFits(page, 'an owner alone');
  await members.begin(staff.username, 'MANAGER');
  await expectNoViolations(page, 'somebody new');
  await members.finish(staff.name);
  await expect(members.list).toHaveCount(2);
  await expectFits(page, 'an owner and staff');

  const phone = mobilePhone();
  await lockSales(page, maru, { storeId, phone });

  const counter = await newPage(browser);
  const refused = counter.waitForResponse((answer) => answer.status() === 423);
  await signInAs(counter, maru, staff, { path: `/s/${storeId}/sales/revenue` });
  expect((await refused).url()).toContain(`/stores/${storeId}/`);
  const lock = appLockOn(counter);
  await expect(lock.locked('SALES_ANALYSIS')).toBeVisible();
  await expectFits(counter, 'a locked screen');
  expect(await salesBy(maru, storeId, await tokenOf(maru, staff))).toBe(423);

  await lock.ask.click();
  await expectFits(counter, 'waiting for the store phone');
  const link = await mailboxOf(maru).linkTo(phone, 2);
  const handset = await newPage(browser);
  await handset.goto(link);
  const approval = approvalOn(handset);
  await expect(approval.asks(staff.name, 'SALES_ANALYSIS')).toBeVisible();
  await expectFits(handset, 'a request to unlock');
  await approval.approve.click();
  await expect(approval.approved).toBeVisible();
  await expectFits(handset, 'an approved request');

  await expect(revenueOn(counter).heading).toBeVisible();
  await expectFits(counter, 'an unlocked screen');
  // Only the session that asked was unlocked, not the user.
  expect(await salesBy(maru, storeId, await tokenOf(maru, staff))).toBe(423);
  for (const other of [counter, handset]) await other.context().close();
});

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext(screen)).newPage();
}

async function openStore(page: Page, store: NewStore) {
  const steps = newStoreOn(page);
  await expect(steps.heading('basics')).toBeVisible();
  await expectFits(page, 'basics');
  await steps.fillBasics(store);
  // The input is still there.
  await page.reload();
  await steps.next.click();

  await expect(steps.heading('address')).toBeVisible();
  await expectFits(page, 'address');
  await steps.address.fill('없는 길 1');
  await expect(steps.noAddress('없는 길 1')).toBeVisible();
  await steps.findAddress(store);
  await expectFits(page, 'address with its pin');
  await steps.next.click();

  await expect(steps.heading('registration')).toBeVisible();
  await steps.fillRegistration(store);
  await expectFits(page, 'registration');
  await steps.next.click();

  await expect(steps.heading('terms')).toBeVisible();
  await steps.agreeToAll();
  await expectFits(page, 'terms');
  await steps.submit.click();
  await expect(steps.heading('done')).toBeVisible();
  await expectFits(page, 'handed in');
}

async function lockSales(page: Page, maru: Maru, { storeId, phone }: { storeId: string; phone: string }) {
  await page.goto(`${maru.hubUrl}/s/${storeId}/settings/lock`);
  const lock = appLockOn(page);
  await expect(lock.heading).toBeVisible();
  await expectFits(page, 'nothing locked');
  await lock.askCode(phone);
  await expectFits(page, 'the code for the store phone');
  await lock.enterCode(maru, phone);
  await lock.switchOf('SALES_ANALYSIS').check();
  await lock.save.click();
  await expect(lock.saved).toBeVisible();
  await expectFits(page, 'sales analysis locked');
}

function newStore(): NewStore {
  const number = randomInt(1_000_000);
  const phone = `02-${randomInt(200, 999)}-${randomInt(1_000, 9_999)}`;
  return {
    name: `한강 커피 ${number}`,
    phone,
    street: '서울 성동구 왕십리로 10',
    detail: '2층',
    ownerName: '한사장',
  };
}

/** HTTP status of a call to the locked sales report. */
async function salesBy({ hubUrl }: Maru, storeId: string, accessToken: string): Promise<number> {
  const query = new URLSearchParams({ from: '2026-11-01', to: '2026-11-01', unit: 'day' });
  const url = `${hubUrl}${reportByTime.path.replace(':storeId', storeId)}?${query}`;
  return (await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } })).status;
}

/** No accessibility violations, and no horizontal scrolling on a small phone. */
