import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projects } from '../check-steps.ts';

export type FeatureParts = {
  /** Projects with code of the features, for the type check. */
  projects: string[];
  /** Folders of their unit and integration tests. */
  units: string[];
  /** Folders of their journeys. */
  journeys: string[];
};

/** Finds the parts of features by folder name: `menu` includes the journeys in `e2e/menu` and `e2e/menu-import`. */
export function partsOf(root: string, features: readonly string[]): FeatureParts {
  const each = features.map((feature) => partsOfOne(root, feature));
  return {
    projects: projects.filter((project) => each.some((one) => one.projects.includes(project))),
    units: each.flatMap(({ units }) => units),
    journeys: each.flatMap(({ journeys }) => journeys),
  };
}

function partsOfOne(root: string, feature: string): FeatureParts {
  const own = projects.filter((project) => existsSync(join(root, project, 'src', feature)));
  const journeys = foldersIn(join(root, 'e2e')).filter(
    (folder) => folder === feature || folder.startsWith(`${feature}-`),
  );
  if (own.length + journeys.length === 0) throw new Error(`There is no feature ${feature}.`);
  return {
    projects: own,
    units: own.map((project) => `${project}/src/${feature}/`),
    journeys: journeys.map((folder) => `e2e/${folder}/`),
  };
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
