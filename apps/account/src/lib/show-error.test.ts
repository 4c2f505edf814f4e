import ko from '@maru/contract/errors.ko.json' with { type: 'json' };
import { pageNotices } from '@maru/ui/notice/page-notices.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { showError } from './show-error.ts';

beforeAll(async () => {
  await i18next.init({ lng: 'ko', ns: ['errors'], resources: { ko: { errors: ko } } });
});
afterEach(() => {
  for (const { id } of pageNotices.read()) pageNotices.remove(id);
});

test('spec 8 · network error: two in a row become one notice with the id NETWORK and the text of the last', () => {
  showError(new NetworkError('network'));
  showError(new NetworkError('timeout'));
  expect(pageNotices.read()).toEqual([{ id: 'NETWORK', type: 'ERROR', message: ko.network.timeout }]);
});

test('spec 8 · WRONG_FORMAT leads to a format-error notice', () => {
  showError(new ApiError(200, { status: 'WRONG_FORMAT', message: '' }));
  expect(pageNotices.read()).toMatchObject([{ type: 'ERROR', message: ko.WRONG_FORMAT }]);
});

test('spec 8 · any other error is rethrown, and the page says sso.error.unknownError', () => {
  const error = new TypeError('x is not a function');
  expect(() => showError(error)).toThrow(error);
  expect(pageNotices.read()).toMatchObject([{ type: 'ERROR', message: ko.sso.error.unknownError }]);
});

test('a server error and an unknown error after it become one notice', () => {
  showError(new ApiError(500, { status: 'INTERNAL', message: '', detail: { requestId: 'r' } }));
  expect(() => showError(new TypeError('x'))).toThrow();
  expect(pageNotices.read()).toMatchObject([{ message: ko.sso.error.unknownError }]);
});
