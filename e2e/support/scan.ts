import type { Page } from '@playwright/test';

/** Seconds between two keys of a scanner; no person types as fast. */
const betweenKeys = 0.005;

/**
 * Types a code like a barcode scanner. The keys carry explicit timestamps, because on a busy machine they may arrive
 * late and the till detects a scanner by its speed.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const keys = [...[...code].map((key) => ({ key, text: key })), { key: 'Enter', text: '\r' }];
  const start = Date.now() / 1_000 - keys.length * betweenKeys;

  const presses = keys.flatMap(({ key, text }, index) => {
    const codeOfKey = key === 'Enter' ? 'Enter' : `Digit${key}`;
    const timestamp = start + index * betweenKeys;
    return [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, code: codeOfKey, timestamp }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: codeOfKey, timestamp }),
    ];
  });
  await Promise.all(presses);
  await session.detach();
}
