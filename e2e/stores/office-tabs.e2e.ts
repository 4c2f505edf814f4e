import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';

const tabs = [
  'store',
  'store/registration',
  'store/card-membership',
  'store/staff',
  'settings/general',
  'settings/payment',
  'settings/lock',
];

test.use({ viewport: { width: 1440, height: 900 } });

test('all tabs of the store and its settings have the same width', async ({ page, maru }) => {
  await openSignedIn(page, maru, 'owner', { screen: 'store' });
  const store = `${maru.hubUrl}/s/${storeIdOf(page)}`;
  const widths: Record<string, string> = {};

  for (const tab of tabs) {
    await page.goto(`${store}/${tab}`);
    await expect(page.getByRole('main').locator('form, ul, section').first()).toBeVisible();
    widths[tab] = await edgesOf(page);
  }
  expect(new Set(Object.values(widths)).size, JSON.stringify(widths)).toBe(1);
});

/** Left and right edges of a page's cards. */
async function edgesOf(page: Page): Promise<string> {
  const cards = page.getByRole('main').locator('form, ul, section');
  return cards.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    return `${Math.min(...boxes.map(({ left }) => left))}–${Math.max(...boxes.map(({ right }) => right))}`;
  });
}
