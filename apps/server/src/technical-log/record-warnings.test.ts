import pino from 'pino';
import { expect, test } from 'vitest';
import type { NewEntry } from './entry.ts';
import { recordWarnings } from './record-warnings.ts';

function listened() {
  const kept: NewEntry[] = [];
  return { kept, log: recordWarnings(pino({ level: 'silent' }), (entry) => kept.push(entry)) };
}

test('warnings and errors of a provider or the server are kept, and mere information is not', () => {
  const { kept, log } = listened();
  log.info('started');
  log.warn({ provider: 'toss', about: 'payment' }, 'an answer does not fit its request');
  log.error({ err: new Error('no route') }, 'job workers not replaced');

  expect(kept).toMatchObject([
    { logLevel: 'WARN', module: 'providers', subject: 'toss', code: 'PROVIDER_FAILED' },
    { logLevel: 'ERROR', code: 'SERVER_WARNED', message: 'job workers not replaced: no route' },
  ]);
});

test('a warning within a request is kept with its id, and the failure of the request is not kept twice', () => {
  const { kept, log } = listened();
  const own = log.child({ reqId: 'request-1' });
  own.error({ err: new Error('broken') }, 'request failed');
  own.warn({ err: new Error('away') }, 'a payment by link could not begin');

  expect(kept).toMatchObject([
    { requestId: 'request-1', logLevel: 'WARN', message: 'a payment by link could not begin: away' },
  ]);
});
