import { defineConfig } from 'vitest/config';

/** These look at something that a process has once: its picture formats, its count of hashed passwords, its texts. */
const alone = [
  'apps/account/src/lib/call-as-client.test.ts',
  'apps/server/seeds/menu/menu-pictures.test.ts',
  'apps/server/src/sign-in/check-credentials.test.ts',
  'apps/server/src/users/hash-password.test.ts',
  'packages/web/src/i18n.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['apps/server/test/start-cluster.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Nothing that a test replaces lasts longer than the test.
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        // Files share a worker's modules: importing the server anew for each file took half of the time.
        test: {
          name: 'together',
          include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: alone,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
