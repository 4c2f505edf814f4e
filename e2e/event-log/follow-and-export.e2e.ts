import { readFile } from 'node:fs/promises';
import { setStoreStatus } from '@maru/contract/stores/stores.endpoints.ts';
import { expect } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { admin, signInAs } from '../support/people.ts';
import { eventLogOn } from '../support/screens/event-log.ts';

test.use({
  locale: 'ko-KR',
  viewport: { width: 1024, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('spec 2 · an admin follows and filters the event log, exports it, and unmasks who did something', async ({
  page,
  maru,
}) => {
  const { storeId, owner, call } = await openOwnStore(maru, { name: '기록 다방' });
  const log = eventLogOn(page);
  await signInAs(page, maru, admin, { path: '/admin/debug' });
  await page.goto(`${maru.hubUrl}/admin/debug?store=${storeId}`);
  await expect(log.rows.first()).toBeVisible();
  const before = await log.rows.count();
  await expectFits(page, 'the event log');
  await expectNoViolations(page, 'the event log');

  // At the top, new entries appear by themselves. A reader further down keeps the position.
  await log.follow.check();
  await call(setStoreStatus, { storeId, status: 'OPEN' });
  await expect(log.rows).toHaveCount(before + 1);
  await log.rows.nth(1).focus();
  await call(setStoreStatus, { storeId, status: 'CLOSED' });
  await expect(log.showNew(1)).toBeVisible();
  await expect(log.rows).toHaveCount(before + 1);
  await log.showNew(1).click();
  await expect(log.rows).toHaveCount(before + 2);

  // A module is found by typing.
  await log.module.fill(log.moduleName('stores'));
  await page.getByRole('option', { name: log.moduleName('stores'), exact: true }).click();
  await expect(page).toHaveURL(/module=stores/);

  // Exports only changes of the status.
  await log.filter('code').fill('setStoreStatus');
  await expect(log.rows).toHaveCount(2);
  await log.exporting.click();
  await log.csv.click();
  await log.review.click();
  const [download] = await Promise.all([page.waitForEvent('download'), log.download.click()]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.match(/setStoreStatus/g)).toHaveLength(2);
  expect(file).not.toContain(owner.username);

  // Unmasks who did it, which needs a reason and writes an entry of its own.
  await log.rows.first().click();
  await expect(log.what).toBeVisible();
  await expectNoViolations(page, 'an entry of the log');
  await log.unmask.click();
  await log.complaint.click();
  await log.look.click();
  await expect(log.dialog.getByText(owner.username)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${maru.hubUrl}/admin/debug?looks=true&code=unmaskLoggedEntry`);
  await expect(log.rows.first()).toBeVisible();
});

test('an uncaught error of a browser appears in the event log as one entry', async ({ page, maru }) => {
  const log = eventLogOn(page);
  const word = `broken${Date.now().toString(36)}`.replaceAll(/\d/g, 'x');
  await signInAs(page, maru, admin, { path: '/admin/debug' });
  await log.follow.check();
  await expect(log.rows.first()).toBeVisible();

  // The code that watches errors is loaded once the page is idle. Repeats of an error are not reported.
  await expect(async () => {
    await page.evaluate((said) => void setTimeout(() => Promise.reject(new Error(said))), word);
    await expect(log.row(word)).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await log.search.fill(word);
  await expect(log.rows).toHaveCount(1);
});

test('an error of the very first load, before anything watches for errors, is in the log all the same', async ({
  page,
  maru,
}) => {
  const log = eventLogOn(page);
  const word = `early${Date.now().toString(36)}`.replaceAll(/\d/g, 'x');
  await signInAs(page, maru, admin, { path: '/admin/debug' });
  await page.addInitScript((said) => {
    document.addEventListener('readystatechange', () => {
      throw new Error(said);
    });
  }, word);

  await page.goto(`${maru.hubUrl}/admin/debug?follow=true`);

  await expect(log.row(word)).toBeVisible({ timeout: 60_000 });
  await expect(log.row(word)).toHaveCount(1);
});
