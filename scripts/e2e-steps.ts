import { findBrowser } from '../e2e/support/browser.ts';
import { firstLoads } from './check-steps.ts';
import type { Step } from './run-steps.ts';

/** The browser journeys. Without a browser they fail with the reason, unless MARU_TEST_BROWSER=skip. */
export async function e2eSteps(args: readonly string[] = []): Promise<Step[]> {
  if (process.env.MARU_TEST_BROWSER === 'skip') {
    console.log('\n── browser journeys: skipped, because MARU_TEST_BROWSER=skip');
    return [];
  }
  await findBrowser();
  return [
    firstLoads,
    { name: 'browser journeys', command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...args] },
  ];
}
