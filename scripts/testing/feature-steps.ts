import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const workspaces = [
  'packages/contract',
  'packages/ui',
  'packages/web',
  'apps/server',
  'apps/account',
  'apps/hub',
];

export type FeatureParts = {
  /** Projects with code of the features, whose types are checked. */
  projects: string[];
  /** Folders of their unit and integration tests. */
  units: string[];
  /** Folders of their journeys. */
  journeys: string[];
};

/** What belongs to features, by the names of folders: `menu` has the journeys of `e2e/menu` and `e2e/menu-import`. */
export function partsOf(root: string, features: readonly string[]): FeatureParts {
  const each = features.map((feature) => partsOfOne(root, feature));
  return {
    projects: workspaces.filter((workspace) => each.some(({ projects }) => projects.includes(workspace))),
    units: each.flatMap(({ units }) => units),
    journeys: each.flatMap(({ journeys }) => journeys),
  };
}

function partsOfOne(root: string, feature: string): FeatureParts {
  const projects = workspaces.filter((workspace) => existsSync(join(root, workspace, 'src', feature)));
  const journeys = foldersIn(join(root, 'e2e')).filter(
    (folder) => folder === feature || folder.startsWith(`${feature}-`),
  );
  if (projects.length + journeys.length === 0) throw new Error(`There is no feature ${feature}.`);
  return {
    projects,
    units: projects.map((project) => `${project}/src/${feature}/`),
    journeys: journeys.map((folder) => `e2e/${folder}/`),
  };
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
