import type { Step } from './run-steps.ts';

export const projects = [
  'packages/contract',
  'packages/ui',
  'packages/web',
  'packages/place-page',
  'apps/server',
  'apps/account',
  'apps/hub',
  'apps/place',
  'e2e',
  'bench',
];

export function typesOf(project: string): Step {
  return { name: `types of ${project}`, command: ['tsc', '-p', project] };
}

/** Builds the browser apps if they changed, and prints what each page loads first; fails above a limit. */
export const firstLoads: Step = { name: 'first loads', command: ['node', 'e2e/support/build-first.ts'] };

/** Static checks: format and lint, types of every workspace, unused code, the structure of the code, and first loads. */
export const checkSteps: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  ...projects.map(typesOf),
  { name: 'unused code', command: ['knip'] },
  { name: 'structure', command: ['vitest', 'run', 'scripts/structure.test.ts'] },
  firstLoads,
];
