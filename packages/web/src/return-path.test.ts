import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { forgetReturnPath, isOnTheWay, keepReturnPath, takeReturnPath, takeWayOn } from './return-path.ts';

const minute = 60_000;
const now = 1_800_000_000_000;

beforeEach(() => void openBrowser());

test('a return path is read once', () => {
  keepReturnPath('/s/1/orders?sort=oldest', now);

  expect(takeWayOn(now + minute)).toBe('/s/1/orders?sort=oldest');
  expect(takeWayOn(now + minute)).toBe('/');
});

test('a return path expires after ten minutes for a visitor of the home page, but not for a sign-in', () => {
  keepReturnPath('/s/1/orders', now);
  expect(isOnTheWay(now + 11 * minute)).toBe(false);
  expect(takeWayOn(now + 11 * minute)).toBe('/');

  keepReturnPath('/s/1/orders', now);
  expect(takeReturnPath()).toBe('/s/1/orders');
});

test('a return path is forgotten on arrival', () => {
  keepReturnPath('/s/1/orders', now);
  forgetReturnPath();

  expect(isOnTheWay(now)).toBe(false);
  expect(takeWayOn(now)).toBe('/');
});

test('a path to another origin or a malformed entry leads to the home page', () => {
  for (const kept of ['//evil.test/x', '/.//evil.test/x', 'http://evil.test/']) {
    keepReturnPath(kept, now);
    expect(takeWayOn(now)).toBe('/');
  }
  sessionStorage.setItem('maru.return-to', '/s/1/orders');
  expect(takeWayOn(now)).toBe('/');
});
