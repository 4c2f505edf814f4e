import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import {
  forgetReturnPath,
  isReturnPathRecent,
  saveReturnPath,
  takeRecentReturnPath,
  takeReturnPath,
} from './return-path.ts';

const minute = 60_000;
const now = 1_800_000_000_000;

beforeEach(() => void openBrowser());

test('a return path is read once', () => {
  saveReturnPath('/s/1/orders?sort=oldest', now);

  expect(takeRecentReturnPath(now + minute)).toBe('/s/1/orders?sort=oldest');
  expect(takeRecentReturnPath(now + minute)).toBe('/');
});

test('a return path expires after ten minutes for a visitor of the home page, but not for a sign-in', () => {
  saveReturnPath('/s/1/orders', now);
  expect(isReturnPathRecent(now + 11 * minute)).toBe(false);
  expect(takeRecentReturnPath(now + 11 * minute)).toBe('/');

  saveReturnPath('/s/1/orders', now);
  expect(takeReturnPath()).toBe('/s/1/orders');
});

test('a return path is forgotten on arrival', () => {
  saveReturnPath('/s/1/orders', now);
  forgetReturnPath();

  expect(isReturnPathRecent(now)).toBe(false);
  expect(takeRecentReturnPath(now)).toBe('/');
});

test('a path to another origin or a malformed entry leads to the home page', () => {
  for (const kept of ['//evil.test/x', '/.//evil.test/x', 'http://evil.test/']) {
    saveReturnPath(kept, now);
    expect(takeRecentReturnPath(now)).toBe('/');
  }
  sessionStorage.setItem('maru.return-to', '/s/1/orders');
  expect(takeRecentReturnPath(now)).toBe('/');
});
