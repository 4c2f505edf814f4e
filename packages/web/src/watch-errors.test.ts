import { expect, test } from 'vitest';
import { NetworkError } from './network-error.ts';
import { reportOf } from './watch-errors.ts';

const page = '/s/019aa000-1111-7222-8333-444455556666/till?customer=1';

test('an error is reported with its name, the top of its stack and its page', () => {
  const error = new TypeError('x is undefined');
  error.stack = Array.from({ length: 30 }, (_, n) => `at line ${n}`).join('\n');

  const report = reportOf(error, 'hub', page);

  expect(report).toMatchObject({
    kind: 'ERROR',
    message: 'TypeError: x is undefined',
    page: '/s/:id/till',
    app: 'hub',
  });
  expect(report?.stack?.split('\n')).toHaveLength(8);
});

test('a part of a screen that cannot be loaded is reported as such', () => {
  const message = 'Failed to fetch dynamically imported module: https://hub.maru/assets/x.js';
  expect(reportOf(new TypeError(message), 'account', '/login')).toMatchObject({ kind: 'CHUNK', message });
});

test('long texts are cut to what the server takes, and a thrown value that is not an Error is reported too', () => {
  const report = reportOf(new Error('x'.repeat(9_999)), 'hub', `/${'가/'.repeat(500)}`);
  expect(report?.message).toHaveLength(500);
  expect(report?.page).toHaveLength(200);
  expect(reportOf('broken', 'hub', '/')).toMatchObject({ message: 'broken', stack: '' });
});

test('a lost connection, an aborted call and harmless delays are not reported', () => {
  const aborted = new DOMException('aborted', 'AbortError');
  for (const error of [
    new NetworkError('network'),
    aborted,
    'ResizeObserver loop limit exceeded',
    'Script error.',
  ])
    expect(reportOf(error, 'hub', '/')).toBeUndefined();
});
