import type { Page } from '@playwright/test';

/**
 * Opens a page whose scripts are held back, as on a slow connection. Call the returned function to release
 * them.
 */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return held.resolve;
}
