import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, signIn, signInForm, storeIdOf } from '../support/people.ts';
import { ordersOn } from '../support/screens/orders.ts';
import { tillOn } from '../support/screens/till.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

const { t } = ko;
const connected = t('hub/payments:saleQueue.states.CONNECTED');

test.use({ serviceWorkers: 'allow' });

/**
 * Waits until the device can open without network: the worker has stored the hub, and the device the answers
 * that the till needs.
 */
async function untilReadyForOffline(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => storedAnswers(page)).toBe(6);
}

/** Number of answers that the device stores. */
function storedAnswers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Opening a database that does not exist would create an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'maru-answers')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('maru-answers');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('answers').objectStore('answers').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });
}

/** The number that the device gave the sale whose receipt is shown. */
async function saleNumber(receipt: Locator) {
  const text = await receipt.getByText(t('contract/receipt:saleNumber', { number: '' }).trim()).textContent();
  const [, letters = '', count = ''] = /([A-Y]+)-(\d+)$/.exec(text ?? '') ?? [];
  return { letters, count: Number(count) };
}

async function doneToday(context: BrowserContext, maru: Maru, storeId: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${maru.hubUrl}/s/${storeId}/orders`);
  const count = await ordersOn(page).doneToday();
  await page.close();
  return count;
}

test('without network the till reloads and sells, also in a second tab, and the sales are sent later', async ({
  page,
  context,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  const storeId = storeIdOf(page);
  const before = await doneToday(context, maru, storeId);
  await untilReadyForOffline(page);

  await context.setOffline(true);
  await page.reload();
  await till.ready();
  await till.addWith('아메리카노');
  await till.payInCash();
  await expect(till.kept).toBeVisible();
  const first = await saleNumber(till.receipt);
  await till.nextOrder();

  // A second tab, also opened without network. Both share letters and count.
  const secondPage = await context.newPage();
  await secondPage.goto(maru.hubUrl);
  const secondTill = tillOn(secondPage);
  await expect(secondTill.connection).toHaveText(t('hub/payments:saleQueue.states.DOWN_KEPT', { count: 1 }));
  await secondTill.addWith('카페라떼');
  await secondTill.payInCash();
  await expect(till.connection).toHaveText(t('hub/payments:saleQueue.states.DOWN_KEPT', { count: 2 }));
  const second = await saleNumber(secondTill.receipt);
  expect(first.letters).not.toBe('');
  expect(second).toEqual({ letters: first.letters, count: first.count + 1 });

  await context.setOffline(false);
  await expect(till.connection).toHaveText(connected);
  expect(await doneToday(context, maru, storeId)).toBe(before + 2);
  await page.goto(`${maru.hubUrl}/s/${storeId}/orders/search?number=${second.letters}${second.count}`);
  await expect(page.getByText(`${second.letters}-${second.count}`)).toHaveCount(1);
});

test('unsent sales survive when the browser clears its storage, and signing out asks for confirmation', async ({
  page,
  context,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  const storeId = storeIdOf(page);
  const before = await doneToday(context, maru, storeId);
  await till.ready();
  await context.setOffline(true);
  await till.addWith('아메리카노');
  await till.payInCash();
  await till.nextOrder();
  await expect(till.connection).toHaveText(t('hub/payments:saleQueue.states.DOWN_KEPT', { count: 1 }));

  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: maru.hubUrl, storageTypes: 'indexeddb' });
  await page.getByRole('button', { name: t('hub/app:frame.more') }).click();
  await page.getByRole('button', { name: t('hub/app:account.signOut') }).click();
  await expect(page.getByRole('dialog', { name: t('hub/app:account.leavingOffline.title') })).toBeVisible();
  await page.getByRole('button', { name: t('hub/app:unsent.leaving.stay') }).click();
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await expect(till.connection).toHaveText(connected);
  expect(await doneToday(context, maru, storeId)).toBe(before + 1);
});

test('a device hands its unsent sales to another one as a file, and each is recorded once', async ({
  page,
  context,
  browser,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  const storeId = storeIdOf(page);
  const before = await doneToday(context, maru, storeId);
  await till.ready();
  await context.setOffline(true);
  await till.addWith('카페라떼');
  await till.payInCash();
  await till.nextOrder();
  await till.sales.click();
  const saved = page.waitForEvent('download');
  await till.sheet.getByRole('button', { name: t('hub/payments:saleFile.export') }).click();
  const file = await (await saved).path();

  const office = await browser.newContext({ locale: 'ko-KR' });
  const officePage = await office.newPage();
  await openSignedIn(officePage, maru, 'owner');
  const officeTill = tillOn(officePage);
  await officeTill.sales.click();
  const chosen = officePage.waitForEvent('filechooser');
  await officeTill.sheet.getByRole('button', { name: t('hub/payments:saleFile.import') }).click();
  await (await chosen).setFiles(file);
  await expect(officePage.getByText(t('hub/payments:saleFile.taken', { count: 1 }))).toBeVisible();
  await expect.poll(() => doneToday(office, maru, storeId)).toBe(before + 1);

  await context.setOffline(false);
  await expect(till.connection).toHaveText(connected);
  expect(await doneToday(context, maru, storeId)).toBe(before + 1);
  await office.close();
});

test('the service worker stores only files of the hub, and signing out removes what the device stored of the person', async ({
  page,
  maru,
}) => {
  // A session of its own, because it ends here.
  await signIn(page, maru, 'owner');
  await untilReadyForOffline(page);

  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.filter((path) => !/^\/(index\.html$|assets\/)/.test(path))).toEqual([]);
  expect(stored).toContain('/index.html');

  await page.getByRole('button', { name: t('hub/app:frame.more') }).click();
  await page.getByRole('button', { name: t('hub/app:account.signOut') }).click();
  await expect(signInForm(page).password).toBeVisible();
  await page.goto(`${maru.hubUrl}/icon.svg`);
  expect(await storedAnswers(page)).toBe(0);
});
