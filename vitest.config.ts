import { defineConfig } from 'vitest/config';

/** These look at something that a process has once: its picture formats, its count of hashed passwords, its texts. */
const alone = [
  'apps/account/src/lib/call-as-client.test.ts',
  'apps/server/seeds/menu/menu-pictures.test.ts',
  'apps/server/src/sign-in/check-credentials.test.ts',
  'apps/server/src/users/hash-password.test.ts',
  'packages/web/src/i18n.test.ts',
];

/** A step of the checks. Projects ignore `--exclude`, so it is one of its own. */
const structure = 'scripts/structure.test.ts';
/** Only on the newest version: a server that is killed does the same on any other. */
const killed = process.env.MARU_TEST_POSTGRES ? ['**/killed-*.test.ts'] : [];

export default defineConfig({
  test: {
    globalSetup: ['apps/server/test/start-cluster.ts'],
    // Far longer than any test needs, for a machine that is busy with something else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // A worker often waits, for PostgreSQL or for a process that starts, so three share two cores.
    maxWorkers: 3,
    // Nothing that a test replaces lasts longer than the test, nor than its file.
    setupFiles: ['scripts/testing/undo-replacements.ts'],
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        // Files share a worker's modules: importing the server again for each file took half of the time.
        test: {
          name: 'together',
          include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...alone, ...killed, structure],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
      { extends: true, test: { name: 'structure', include: [structure] } },
    ],
  },
});
