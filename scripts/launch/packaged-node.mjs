import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Refusal } from './refusal.mjs';

const NODE_MAJOR = 26;

/** Does not use the link in .bin, because npm 10 creates none for it. */
export function findPackagedNode(root) {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packages = Object.keys(optionalDependencies).filter((name) => name.startsWith('node-'));
  return packages
    .map((name) => join(root, 'node_modules', name, 'bin', 'node'))
    .find((path) => existsSync(path));
}

export function findNode(root) {
  const packaged = findPackagedNode(root);
  if (packaged) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  const machine = `${process.platform}-${process.arch}`;
  throw new Refusal(
    `No Node ${NODE_MAJOR} comes with the packages for ${machine}. Install it, then start again.`,
  );
}

/**
 * Makes everything started from here use the same Node, by name or by "#!/usr/bin/env node". Compiled modules are
 * cached: without them a start of the server takes a second longer.
 */
export function environmentFor(root, node) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH];
  const cache = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node');
  return { ...process.env, NODE_COMPILE_CACHE: cache, PATH: path.filter(Boolean).join(delimiter) };
}
