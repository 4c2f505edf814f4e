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

/** Static checks: format and lint, types of every workspace, unused code, and the structure of the code. */
export const checkSteps: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  ...projects.map(typesOf),
  { name: 'unused code', command: ['knip'] },
  { name: 'structure', command: ['vitest', 'run', 'scripts/structure.test.ts'] },
];
