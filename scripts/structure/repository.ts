import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';

/** A syntax node, as far as the checks need it (ESTree with TypeScript and JSX). */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

export type SourceFile = {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: string;
  /** Undefined for files that are not TypeScript or JavaScript. */
  tree: () => Node | undefined;
};

export type Repository = { root: string; files: readonly SourceFile[] };

/** A finding: `path:line message`. */
export type Finding = string;

const skippedFolders = new Set(['node_modules', 'dist', 'fonts', 'results', 'coverage']);
const read = /\.(tsx?|mjs|js|json|sql|css|html|md|tsv|txt)$/;
const parsed = /\.(tsx?|mjs|js)$/;

/** Reads the product's own files below `root`, tracked by git or not. */
export function readRepository(root: string): Repository {
  const files = readdirSync(root, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isDirectory()) return isOwn(entry.name) ? pathsBelow(root, entry.name) : [];
      return entry.name.endsWith('.md') ? [entry.name] : [];
    })
    .filter((path) => read.test(path))
    .map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')));
  return { root, files };
}

function isOwn(folder: string): boolean {
  return !folder.startsWith('.') && !skippedFolders.has(folder);
}

function pathsBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isOwn(entry.name) ? pathsBelow(root, path) : [];
    return [path];
  });
}

function sourceFile(path: string, text: string): SourceFile {
  let tree: Node | undefined;
  return {
    path,
    text,
    tree: () => {
      if (!parsed.test(path)) return undefined;
      tree ??= parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path) as unknown as Node;
      return tree;
    },
  };
}

/** A finding at an offset of a file. */
export function at(file: SourceFile, offset: number, what: string): Finding {
  return `${file.path}:${file.text.slice(0, offset).split('\n').length} ${what}`;
}

/** Tests, and files used only by tests, journeys and measurements. */
export function isTestOnly(path: string): boolean {
  return (
    /(\.test|-builders)\.tsx?$/.test(path) ||
    /^(e2e|bench)\//.test(path) ||
    /^(apps|packages)\/[^/]+\/test\//.test(path)
  );
}

/** Product code: sources of apps and packages, without tests and generated files. */
export function productFiles({ files }: Repository): SourceFile[] {
  return files.filter(
    ({ path }) =>
      /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) && !isTestOnly(path) && !/\.gen\./.test(path),
  );
}
