import { existsSync } from 'node:fs';
import { checkSteps } from './check-steps.ts';
import { e2eSteps } from './e2e-steps.ts';
import { runSteps, type Step } from './run-steps.ts';

const money = ['orders', 'sales', 'menu/stock', 'db/schema.test.ts'].map((part) => `apps/server/src/${part}`);
const postgres15 = process.env.PG15_BIN ?? '/usr/lib/postgresql/15/bin';

/** Where the machine has PostgreSQL 15, migrations, money and stock are tested on it too. */
const onPostgres15: Step[] = existsSync(postgres15)
  ? [
      {
        name: 'migrations, money and stock on PostgreSQL 15',
        command: ['vitest', 'run', ...money],
        env: { MARU_TEST_POSTGRES: '15' },
      },
    ]
  : [];

// Looked for first: who has no browser hears of it now and not after ten minutes.
const journeys = await e2eSteps();
await runSteps([
  ...checkSteps,
  { name: 'unit and integration', command: ['vitest', 'run'] },
  ...onPostgres15,
  ...journeys,
]);
console.log('\nAll steps passed.');
