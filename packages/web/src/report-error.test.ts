import ko from '@maru/contract/errors.ko.json' with { type: 'json' };
import type { ErrorCode, Failure } from '@maru/contract/errors.ts';
import { pageNotices } from '@maru/ui/notice/page-notices.ts';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { NetworkError } from './network-error.ts';
import { errorWords, reportError } from './report-error.ts';
import { SessionEnded } from './session-errors.ts';
import { addTextFormats } from './text-formats.ts';

beforeAll(async () => {
  await i18next.init({ lng: 'ko', ns: ['errors'], resources: { ko: { errors: ko } } });
  addTextFormats(i18next);
});
afterEach(() => {
  for (const { id } of pageNotices.read()) pageNotices.remove(id);
});

const refusal = <C extends ErrorCode>(failure: Omit<Failure<C>, 'message'>) =>
  new ApiError(409, { message: 'words of the server', ...failure } as Failure<C>);

test('a refusal is shown with the text of its code and the numbers of its detail', () => {
  expect(errorWords(refusal({ status: 'WRONG_FORMAT' }))).toBe(ko.WRONG_FORMAT);
  expect(errorWords(refusal({ status: 'ORDER_NOT_PAID', detail: { leftToPay: 12_300 } }))).toContain(
    '12,300원',
  );
  expect(errorWords(refusal({ status: 'INTERNAL', detail: { requestId: 'r' } }))).toBe(
    ko.sso.error.unknownError,
  );
});

test('a long wait is shown in hours, not in seconds', () => {
  const error = refusal({ status: 'TOO_MANY_REQUESTS', detail: { seconds: 86_100 } });
  expect(errorWords(error)).toBe(ko.TOO_MANY_REQUESTS.replace('{{seconds, wait}}', '24시간'));
});

test('a reason in the detail selects its own text', () => {
  const error = refusal({ status: 'ORDER_NOT_REVERTIBLE', detail: { reason: 'STOCK' } });
  expect(errorWords(error)).toBe(ko.ORDER_NOT_REVERTIBLE_STOCK);
});

test.each([
  ['network', ko.network.error],
  ['aborted', ko.network.aborted],
  ['timeout', ko.network.timeout],
] as const)('spec 8 · generic network messages: a failure of the kind %s has words', (kind, words) => {
  expect(errorWords(new NetworkError(kind))).toBe(words);
});

test('spec 8 · generic network messages: request failed with status code', () => {
  expect(errorWords(new NetworkError('status', { http: 502 }))).toContain('502');
});

test('the end of the session, which has its own dialog, shows no notice and is not rethrown as an unknown error', () => {
  reportError(new SessionEnded('Signed out'));
  expect(pageNotices.read()).toEqual([]);
});

test('an aborted call shows no notice, but a failed one does', () => {
  reportError(new NetworkError('aborted'));
  expect(pageNotices.read()).toEqual([]);
  reportError(new NetworkError('network'));
  expect(pageNotices.read()).toMatchObject([{ type: 'ERROR', message: ko.network.error }]);
});

test('an unknown error is rethrown', () => {
  const error = new TypeError('x is not a function');
  expect(() => reportError(error)).toThrow(error);
  expect(pageNotices.read()).toEqual([]);
});
