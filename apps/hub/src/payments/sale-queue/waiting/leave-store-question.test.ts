import { expect, test } from 'vitest';
import { isOtherStore } from './leave-store-question.tsx';

test.each([
  ['/s/a/till', '/s/b/till', true],
  ['/s/a/orders/1', '/s/b', true],
  ['/s/a/till', '/s/a/orders', false],
  ['/s/a/till', '/profile', false],
  ['/profile', '/s/b/till', false],
])('from %s to %s another store is opened: %s', (from, to, isOther) => {
  expect(isOtherStore(from, to)).toBe(isOther);
});
