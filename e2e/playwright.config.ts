import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: './results',
  // Each worker has its own server and browser. On two cores a third worker makes all of them slower.
  workers: 2,
  fullyParallel: false,
  // All times are far longer than a journey needs, for a machine that is busy with something else.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes on retry is reported as flaky. It must be investigated, but does not fail the run.
  retries: 1,
  reporter: [['list']],
  // The check of what the English walks saw runs after all journeys, and only if all of them run.
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
      // A page lives only for seconds here. Optimizing its code would take longer than it saves.
      args: [...args, '--js-flags=--no-opt --no-maglev'],
      env: env as Record<string, string>,
    },
    screenshot: 'only-on-failure',
    trace: 'off',
    // A service worker installed by an earlier test would serve an outdated page. The journeys of the service
    // worker allow it.
    serviceWorkers: 'block',
  },
});
