import { expect, test } from 'vitest';
import { slowestOf, timesOfJourneys, timesOfUnits } from './slowest.ts';

test('the slowest tests of both reports come first, and those over their limit are marked', () => {
  const units = timesOfUnits(
    {
      testResults: [
        {
          name: '/maru/packages/contract/src/a.test.ts',
          assertionResults: [{ fullName: 'adds', duration: 600 }],
        },
        {
          name: '/maru/apps/server/src/b.test.ts',
          assertionResults: [{ fullName: 'stores', duration: 2_000 }],
        },
        { name: '/maru/apps/server/src/c.test.ts', assertionResults: [{ fullName: 'is skipped' }] },
      ],
    },
    '/maru',
  );
  const journeys = timesOfJourneys({
    suites: [
      {
        file: 'till/sale.e2e.ts',
        specs: [{ title: 'sells', tests: [{ results: [{ duration: 9_000 }, { duration: 8_000 }] }] }],
        suites: [
          {
            file: 'till/sale.e2e.ts',
            specs: [{ title: 'on a phone', tests: [{ results: [{ duration: 3_000 }] }] }],
          },
        ],
      },
    ],
  });

  expect(slowestOf([...units, ...journeys], 4)).toEqual([
    '  17.0 s  e2e/till/sale.e2e.ts › sells (over 15 s)',
    '   3.0 s  e2e/till/sale.e2e.ts › on a phone',
    '   2.0 s  apps/server/src/b.test.ts › stores',
    '   0.6 s  packages/contract/src/a.test.ts › adds (over 0.5 s)',
  ]);
});
