import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runSteps, type Step } from '../run-steps.ts';
import {
  type JourneyReport,
  readReport,
  slowestOf,
  timesOfJourneys,
  timesOfUnits,
  type UnitReport,
} from './slowest.ts';

/** Runs steps and prints the slowest tests at the end, without those of steps that run beside others. */
export async function runTimed(steps: readonly Step[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maru-test-times-'));
  const [units, journeys] = [join(folder, 'units.json'), join(folder, 'journeys.json')];
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

  const timed = steps.map((step): Step => {
    const [program, ...args] = step.command;
    if (program === 'vitest' && !step.env)
      return {
        ...step,
        command: [program, ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${units}`],
      };
    if (program === 'playwright')
      return {
        ...step,
        command: [program, ...args, '--reporter=list,json'],
        // On a terminal the list is redrawn, and would overwrite what other steps print meanwhile.
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys, PLAYWRIGHT_FORCE_TTY: '0' },
      };
    return step;
  });

  await runSteps(timed, () => {
    const [ofUnits, ofJourneys] = [readReport<UnitReport>(units), readReport<JourneyReport>(journeys)];
    const lines = slowestOf([
      ...(ofUnits ? timesOfUnits(ofUnits, root) : []),
      ...(ofJourneys ? timesOfJourneys(ofJourneys) : []),
    ]);
    if (lines.length > 0) console.log(`\n── the slowest tests\n${lines.join('\n')}`);
  });
}
