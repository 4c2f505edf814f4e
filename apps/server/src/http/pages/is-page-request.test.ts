import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isPageRequest } from './is-page-request.ts';

const request = (method: string, url: string, accept?: string) =>
  ({ method, url, headers: accept === undefined ? {} : { accept } }) as FastifyRequest;

test.each([
  ['GET', '/'],
  ['HEAD', '/'],
  ['GET', '/s/0198/till?tab=2'],
  ['GET', '/v5x'],
  ['GET', '/orders/v6/1'],
])('%s %s may be a page request', (method, url) => {
  expect(isPageRequest(request(method, url, 'text/html,application/xhtml+xml'))).toBe(true);
  expect(isPageRequest(request(method, url))).toBe(true);
});

test.each([
  ['POST', '/', 'text/html'],
  ['GET', '/', 'application/json'],
  ['GET', '/v5/order', 'text/html'],
  ['GET', '/v6', '*/*'],
  ['GET', '/v7?x', '*/*'],
  ['GET', '/oauth/authorize', 'text/html'],
  ['GET', '/assets/gone-1234.js', '*/*'],
  ['GET', '/.well-known/security.txt', '*/*'],
])('%s %s for %s is not a page request', (method, url, accept) => {
  expect(isPageRequest(request(method, url, accept))).toBe(false);
});
