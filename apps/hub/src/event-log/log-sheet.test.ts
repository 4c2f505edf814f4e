import { expect, test } from 'vitest';
import { logSheet } from './log-sheet.ts';

test('a file has a heading and a row per entry, with the time of Seoul', () => {
  const row = {
    ...{
      id: '1-a',
      time: '2026-11-20T05:00:00.000Z',
      deviceType: null,
      logLevel: 'ERROR' as const,
      module: 'orders',
    },
    ...{ message: '=1+1', code: 'INTERNAL', subject: 'takeOrder', requestId: 'r-1', actor: null },
    store: { id: 's', name: '마루커피' },
  } as const;

  expect(logSheet([row], { name: '활동 기록', heading: (column) => column }).rows).toEqual([
    ['time', 'level', 'device', 'module', 'message', 'code', 'subject', 'actor', 'store', 'request'],
    ['2026-11-20 14:00:00', 'ERROR', '', 'orders', '=1+1', 'INTERNAL', 'takeOrder', '', '마루커피', 'r-1'],
  ]);
});
