import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** These lead on to another screen at once. */
const leadOn = new Set(['/', '/login', '/admin', '/s/:storeId'].map((path) => `hub ${path}`));

/** Every address of a screen, as the two apps name them, with a pattern of those that people see. */
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

/** What stands for an id may be any one part of the path. */
function patternOf(address: string): RegExp {
  const parts = address.split(/:\w+/).map(RegExp.escape);
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
