import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Screens that redirect to another one at once. */
const leadOn = new Set(['/', '/login'].map((path) => `hub ${path}`));

/** The paths of all screens, as the two apps define them, each with a pattern for real URLs. */
export function addressesOfScreens() {
  const hub = namedIn('apps/hub/src/app/paths.ts', /=>\s+[`'](\/[^`']*)[`']/g);
  const account = namedIn('apps/account/src/app/routes.ts', /^ {2}'(\/[^']*)': \{/gm);
  return [
    ...hub.map((path) => `hub ${path.replace(/\$\{(\w+)\}/g, ':$1')}`),
    ...account.map((path) => `account ${path}`),
  ]
    .filter((address) => !leadOn.has(address))
    .map((address) => ({ address, pattern: patternOf(address) }));
}

function namedIn(file: string, name: RegExp): string[] {
  return [...readFileSync(`${root}/${file}`, 'utf8').matchAll(name)].flatMap(([, path]) => path ?? []);
}

/** A placeholder for an id matches any single path segment. */
function patternOf(address: string): RegExp {
  const parts = address.split(/:\w+/).map(RegExp.escape);
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
