import { basename, dirname } from 'node:path';
import { type Finding, isTestOnly, type Repository, type SourceFile } from './repository.ts';

const mostLines = 250;
const crowd = 20;
const source = /\.(tsx?|mjs|js)$/;
const generated = /\.gen\./;
/** Files that are lists by nature: routes, paths and seed data. */
const listByNature = /(\.routes|\/paths|\/routes)\.tsx?$|^apps\/server\/seeds\//;

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Names that say nothing about a file's content. */
const emptyWords = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'types', 'service', 'services'];
const morePlaceholders = ['manager', 'managers', 'index', 'impl', 'v2'];
const forbidden = new Set([...emptyWords, ...morePlaceholders]);
/** “types” is allowed in the name of an act such as `list-store-types.ts`, whose verb says what it does. */
const listingAct = /^list-(?:[a-z0-9]+-)+types(?=\.|$)/;

function isShaped({ path }: SourceFile): boolean {
  return source.test(path) && !isTestOnly(path) && !generated.test(path) && !listByNature.test(path);
}

/** Source files have at most 250 lines; tests, lists and generated files may be longer. */
export function checkFileLength({ files }: Repository): Finding[] {
  return files
    .filter(isShaped)
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path}:${lines} has ${lines} lines`);
}

/**
 * Folders with more than 20 source files, as a hint for review: a folder with two topics should be split, one with many
 * files of a kind may stay.
 */
export function crowdedFolders({ files }: Repository): string[] {
  const counted = files.filter(isShaped);
  return Object.entries(Object.groupBy(counted, ({ path }) => dirname(path)))
    .filter(([, group = []]) => group.length > crowd)
    .map(([folder, group = []]) => `${folder}: ${group.length} source files`);
}

/** Files and folders are kebab-case, and their names say something about the content. */
export function checkFileNames({ files }: Repository): Finding[] {
  return files
    .filter(({ path }) => source.test(path) || path.endsWith('.json') || path.endsWith('.css'))
    .flatMap(({ path }) => {
      const names = [...dirname(path).split('/'), basename(path).replace(source, '')];
      if (names.some((name) => !kebab.test(name))) return [`${path}:1 is not kebab-case`];
      const empty = names
        .filter((name) => !listingAct.test(name))
        .flatMap((name) => name.split(/[-.]/).slice(-1))
        .find((word) => forbidden.has(word));
      return empty ? [`${path}:1 is called ${empty}`] : [];
    });
}
