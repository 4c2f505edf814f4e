import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { forgetReturnPath, isOnTheWay, keepReturnPath, takeReturnPath, takeWayOn } from './return-path.ts';

const minute = 60_000;
const now = 1_800_000_000_000;

beforeEach(() => void openBrowser());

test('a way on is told once', () => {
  keepReturnPath('/s/1/orders?sort=oldest', now);

  expect(takeWayOn(now + minute)).toBe('/s/1/orders?sort=oldest');
  expect(takeWayOn(now + minute)).toBe('/');
});

test('who comes by the front door long after is led nowhere; who signs in as late is', () => {
  keepReturnPath('/s/1/orders', now);
  expect(isOnTheWay(now + 11 * minute)).toBe(false);
  expect(takeWayOn(now + 11 * minute)).toBe('/');

  keepReturnPath('/s/1/orders', now);
  expect(takeReturnPath()).toBe('/s/1/orders');
});

test('whoever has arrived is not on the way any more', () => {
  keepReturnPath('/s/1/orders', now);
  forgetReturnPath();

  expect(isOnTheWay(now)).toBe(false);
  expect(takeWayOn(now)).toBe('/');
});

test('what is no path of ours, or nothing that we wrote, leads to the front door', () => {
  for (const kept of ['//evil.test/x', '/.//evil.test/x', 'http://evil.test/']) {
    keepReturnPath(kept, now);
    expect(takeWayOn(now)).toBe('/');
  }
  sessionStorage.setItem('maru.return-to', '/s/1/orders');
  expect(takeWayOn(now)).toBe('/');
});
