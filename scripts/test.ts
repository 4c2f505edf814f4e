import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkSteps, firstLoads, typesOf } from './check-steps.ts';
import { e2eSteps } from './e2e-steps.ts';
import { root, type Step } from './run-steps.ts';
import { partsOf } from './testing/feature-steps.ts';
import { runTimed } from './testing/timed-steps.ts';

/** `npm test` runs all tests, `npm test -- menu` those of a feature; `--no-journeys` needs no browser. */
const { values, positionals: features } = parseArgs({
  allowPositionals: true,
  options: { 'no-journeys': { type: 'boolean', default: false } },
});
const hasJourneys = !values['no-journeys'];

const onEachVersion = [
  ...['db/schema.test.ts', 'guards/authorization.test.ts', 'event-log/list-event-log.test.ts'],
  ...['orders', 'sales', 'menu/stock'],
].map((part) => `apps/server/src/${part}`);
const postgres15 = process.env.PG15_BIN ?? '/usr/lib/postgresql/15/bin';

/** If PostgreSQL 15 is installed, migrations, every call, money and stock are tested on it as well. */
const onPostgres15: Step[] = existsSync(postgres15)
  ? [
      {
        name: 'migrations, every call, money and stock on PostgreSQL 15',
        command: ['vitest', 'run', ...onEachVersion],
        env: { MARU_TEST_POSTGRES: '15' },
      },
    ]
  : [];

async function stepsOfAll(): Promise<Step[]> {
  if (onPostgres15.length === 0)
    console.log(`\n── PostgreSQL 15: skipped, because ${postgres15} does not exist`);
  // First of all, so that a missing browser is reported immediately.
  const journeys = hasJourneys ? await e2eSteps() : [];
  const units: Step = {
    name: 'unit and integration',
    command: ['vitest', 'run', '--project', '!structure'],
  };
  const inBrowser = journeys.find((step) => step !== firstLoads);
  if (!inBrowser) return [...checkSteps, units, ...onPostgres15];
  // Journeys often wait for the browser, so steps that are not sensitive to load run meanwhile.
  const checks = checkSteps.filter((step) => step !== firstLoads);
  return [firstLoads, units, { ...inBrowser, meanwhile: [...checks, ...onPostgres15] }];
}

async function stepsOf(named: readonly string[]): Promise<Step[]> {
  const { projects, units, journeys } = partsOf(root, named);
  return [
    ...[...projects, ...(journeys.length > 0 ? ['e2e'] : [])].map(typesOf),
    ...(units.length > 0
      ? [{ name: 'unit and integration', command: ['vitest', 'run', ...units] } satisfies Step]
      : []),
    ...(hasJourneys && journeys.length > 0 ? await e2eSteps(journeys) : []),
  ];
}

const steps = await (features.length > 0 ? stepsOf(features) : stepsOfAll()).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
await runTimed(steps);
console.log('\nAll steps passed.');
