import type { Browser, BrowserContext, TestInfo } from '@playwright/test';
import { clearStorage } from './browser-storage.ts';
import type { Maru } from './start-maru.ts';

/**
 * Browser contexts of a worker, by their options. A journey gets the context of an earlier one, without what that one
 * stored, but with the files in the cache: fetching and compiling them takes half of what loading the hub takes.
 */
export type KeptContexts = Map<string, BrowserContext>;

type Wanted = {
  kept: KeptContexts;
  browser: Browser;
  maru: Maru;
  /** They hold the client's address, so they differ in each journey. */
  headers: Record<string, string>;
  options: object;
};

export async function takeContext({
  kept,
  browser,
  maru,
  headers,
  options,
}: Wanted): Promise<BrowserContext> {
  const key = JSON.stringify(options);
  const known = kept.get(key);
  if (known) {
    await known.setExtraHTTPHeaders(headers);
    await clearStorage(known, maru);
    return known;
  }
  const context = await openContext(browser);
  kept.set(key, context);
  // A journey may close it.
  context.once('close', () => kept.delete(key));
  return context;
}

/** A context with the options of the journey. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  // After a few screens a page has fetched more files than the 250 that a browser remembers by default; `ready` of the
  // till checks all of them.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(1_000));
  return context;
}

/** Makes a context ready for the next journey. Closes it after a failure, because Playwright then ends the worker. */
export async function giveBack(context: BrowserContext, { status, expectedStatus }: TestInfo): Promise<void> {
  if (status !== expectedStatus) return context.close();
  for (const page of context.pages()) await page.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
}

/** Closes all contexts of a browser but the kept ones. */
export async function closeOthers(browser: Browser, kept: KeptContexts): Promise<void> {
  const keptNow = new Set(kept.values());
  for (const other of browser.contexts()) if (!keptNow.has(other)) await other.close();
}
