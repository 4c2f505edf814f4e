import type { Failure } from '@maru/contract/errors.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { expect, test } from 'vitest';
import { mayAgreeLater } from './may-agree-later.ts';

const refused = new ApiError(409, {
  ...{ status: 'TERMS_NOT_AGREED', message: '', detail: { reason: 'OUTDATED' } },
} as Failure<'TERMS_NOT_AGREED'>);
const failed = new ApiError(500, {
  ...{ status: 'INTERNAL', message: '', detail: { requestId: 'r' } },
} as Failure<'INTERNAL'>);

test.each([
  ['nothing was sent yet', { isOnline: true, isSlow: false, error: null }, false],
  ['there is no network', { isOnline: false, isSlow: false, error: null }, true],
  ['the server takes long', { isOnline: true, isSlow: true, error: null }, true],
  ['the connection broke', { isOnline: true, isSlow: false, error: new NetworkError('network') }, true],
  ['the server failed', { isOnline: true, isSlow: false, error: failed }, true],
  ['the server refused', { isOnline: true, isSlow: false, error: refused }, false],
  ['the server refused, and the network is gone', { isOnline: false, isSlow: false, error: refused }, true],
])('whether an agreement may wait if %s', (_, sending, mayWait) => {
  expect(mayAgreeLater(sending)).toBe(mayWait);
});
