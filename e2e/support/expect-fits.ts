import { expect, type Page } from '@playwright/test';

/** Expects that the page does not scroll sideways; `what` names the state in the report. */
export async function expectFits(page: Page, what?: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, what).toBeLessThanOrEqual(0);
}
