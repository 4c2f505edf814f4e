import { expect, test } from '@playwright/test';
import { addressesOfScreens } from './support/addresses.ts';
import { seenScreens } from './support/seen-screens.ts';

// Runs after the walks (playwright.config.ts).
test('the English walks cover every screen', async () => {
  const seen = await seenScreens();
  const missing = addressesOfScreens().filter(({ pattern }) => !seen.some((one) => pattern.test(one)));
  expect(missing.map(({ address }) => address)).toEqual([]);
});
