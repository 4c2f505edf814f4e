import { expect, test } from 'vitest';
import { askedOf, changeLogAddress, readLogAddress } from './log-address.ts';

test('filters are read from the address, and what is unknown is dropped', () => {
  const search = {
    level: 'ERROR',
    q: ' 결제 ',
    module: 'orders',
    from: '2026-11-20',
    to: 'x',
    looks: 'true',
    other: 1,
  };
  expect(readLogAddress(search)).toEqual({
    ...{ level: 'ERROR', q: '결제', module: 'orders', from: '2026-11-20', looks: true },
  });
  expect(readLogAddress({ level: 'LOUD', follow: 'no' })).toEqual({});
});

test('another filter goes back to the newest page, and only that one is followed', () => {
  expect(changeLogAddress({ cursor: 'older:1', level: 'WARN' }, { code: 'LOCKED' })).toEqual({
    ...{ level: 'WARN', code: 'LOCKED' },
  });
  expect(changeLogAddress({ follow: true }, { cursor: 'older:1' })).toEqual({ cursor: 'older:1' });
  expect(changeLogAddress({ level: 'WARN' }, { level: undefined })).toEqual({});
});

test('days are those of Seoul, the last one included', () => {
  expect(askedOf({ from: '2026-11-20', to: '2026-11-20', request: 'r' })).toEqual({
    ...{ from: '2026-11-19T15:00:00.000Z', to: '2026-11-20T15:00:00.000Z', requestId: 'r' },
  });
});
