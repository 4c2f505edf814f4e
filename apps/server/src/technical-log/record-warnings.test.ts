import pino from 'pino';
import { expect, test } from 'vitest';
import type { NewEntry } from './entry.ts';
import { recordWarnings } from './record-warnings.ts';

function listened() {
  const kept: NewEntry[] = [];
  return { kept, log: recordWarnings(pino({ level: 'silent' }), (entry) => kept.push(entry)) };
}

test('what a provider or the server reports is kept, and what it only says is not', () => {
  const { kept, log } = listened();
  log.info('started');
  log.warn({ provider: 'toss', about: 'payment' }, 'an answer does not fit its request');
  log.error({ err: new Error('no route') }, 'job workers not replaced');

  expect(kept).toMatchObject([
    { logLevel: 'WARN', module: 'providers', subject: 'toss', code: 'PROVIDER_FAILED' },
    { logLevel: 'ERROR', code: 'SERVER_WARNED', message: 'job workers not replaced: no route' },
  ]);
});

test('a request keeps its warnings with its id; its failure is kept with the call', () => {
  const { kept, log } = listened();
  const own = log.child({ reqId: 'request-1' });
  own.error({ err: new Error('broken') }, 'request failed');
  own.warn({ err: new Error('away') }, 'a payment by link could not begin');

  expect(kept).toMatchObject([
    { requestId: 'request-1', logLevel: 'WARN', message: 'a payment by link could not begin: away' },
  ]);
});
