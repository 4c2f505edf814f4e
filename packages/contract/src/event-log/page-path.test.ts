import { expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

test.each([
  ['/s/019aa000-1111-7222-8333-444455556666/orders/42?q=1#x', '/s/:id/orders/:id'],
  ['/pay/AbCdEfGhIjKlMnOpQrStUvWxYz', '/pay/:id'],
  ['/admin/stores/approval', '/admin/stores/approval'],
  ['/place/%EB%A7%88', '/place/:id'],
])('the page %s is kept as %s', (address, kept) => {
  expect(pagePath(address)).toBe(kept);
});
