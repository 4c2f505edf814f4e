import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: './results',
  // Each worker has its own server. Journeys wait more than they compute, so four share two cores.
  workers: 4,
  fullyParallel: false,
  // All times are far longer than a journey needs, for a machine that is busy with something else.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes on retry is reported as flaky. It must be investigated, but does not fail the run.
  retries: 1,
  reporter: [['list']],
  // What the English walks saw is checked after the last of them. That runs with all journeys only.
  projects: [
    { name: 'journeys', testIgnore: 'every-screen.e2e.ts' },
    { name: 'screens', testMatch: 'every-screen.e2e.ts', dependencies: ['journeys'] },
  ],
  use: {
    headless: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    viewport: { width: 1024, height: 768 },
    launchOptions: {
      executablePath,
      // A page lives for seconds here. To optimize its code takes longer than that saves.
      args: [...args, '--js-flags=--no-opt --no-maglev'],
      env: env as Record<string, string>,
    },
    screenshot: 'only-on-failure',
    trace: 'off',
    // A page that a worker of an earlier test serves would not be the one under test. Journeys of the worker allow it.
    serviceWorkers: 'block',
  },
});
