import { defineConfig } from 'vitest/config';

/** Tests of what exists once per process: picture formats, the count of hashed passwords, texts. */
const alone = [
  'apps/account/src/lib/call-as-client.test.ts',
  'apps/server/seeds/menu/menu-pictures.test.ts',
  'apps/server/src/sign-in/check-credentials.test.ts',
  'apps/server/src/users/hash-password.test.ts',
  'packages/web/src/i18n.test.ts',
];

/** A step of the checks. A project of its own, because projects ignore `--exclude`. */
const structure = 'scripts/structure.test.ts';
/** Run only on the newest PostgreSQL: killed servers and acts in random order behave the same on every version. */
const newestOnly = process.env.MARU_TEST_POSTGRES ? ['**/killed-*.test.ts', '**/any-*.test.ts'] : [];

export default defineConfig({
  test: {
    globalSetup: ['apps/server/test/start-cluster.ts'],
    // Far longer than any test needs, for a machine that is busy with something else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // A worker often waits, for PostgreSQL or for a process that starts, so three share two cores.
    maxWorkers: 3,
    // What a test replaces is restored before the next test, and at the end of the file.
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
          exclude: [...alone, ...newestOnly, structure],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
      { extends: true, test: { name: 'structure', include: [structure] } },
    ],
  },
});
