import type { BrowserContext, Page } from '@playwright/test';
import type { Maru } from './start-maru.ts';

type Entry = { name: string; value: string };

/** Empties what a context stores, but not its cache, which Playwright's `setStorageState` empties too. */
export async function clearStorage(context: BrowserContext, maru: Maru): Promise<void> {
  await context.clearCookies();
  await aside(context, (page) => clearOrigins(page, [maru.hubUrl, maru.accountUrl, maru.outsideUrl]));
}

/** Replaces what a context stores for the hub, cookies too; keeps its cache. */
export async function storeForHub(
  context: BrowserContext,
  { hubUrl }: Maru,
  localStorage: readonly Entry[],
): Promise<void> {
  await aside(context, async (page) => {
    await clearOrigins(page, [hubUrl]);
    // Any small file of the hub: only a page of the same origin can store.
    await page.goto(`${hubUrl}/icon.svg`);
    await page.evaluate((entries) => {
      for (const { name, value } of entries) window.localStorage.setItem(name, value);
    }, localStorage);
  });
}

/** On a page of its own, so that the history of other pages stays as it is. */
async function aside(context: BrowserContext, act: (page: Page) => Promise<void>): Promise<void> {
  const page = await context.newPage();
  await act(page);
  await page.close();
}

async function clearOrigins(page: Page, origins: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const origin of origins)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}
