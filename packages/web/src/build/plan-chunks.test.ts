import { expect, test } from 'vitest';
import { type Costs, mergeFiles } from './chunks/merge-files.ts';
import { planChunks } from './plan-chunks.ts';

type Written = { imports?: string[]; later?: string[]; code?: string };
const costs = { request: 100, unneeded: 1_000, unneededLater: 1_000 };

/** A module of this length counts as 160 bytes compressed. */
const thousand = 'x'.repeat(1_000);

/** The file of each module. Modules are given with their static and dynamic imports. */
function plan(modules: Record<string, Written>, { costs: given = costs }: { costs?: Costs } = {}) {
  const importing = (id: string, how: 'imports' | 'later') =>
    Object.keys(modules).filter((other) => modules[other]?.[how]?.includes(id));
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: modules[id]?.imports ?? [],
      dynamicallyImportedIds: modules[id]?.later ?? [],
      importers: importing(id, 'imports'),
      dynamicImporters: importing(id, 'later'),
      code: modules[id]?.code ?? thousand,
    }),
  };
  const nameOf = planChunks({ entry: '/main.ts', costs: given });
  return (id: string) => nameOf(id, graph);
}

test('modules that the same pages load are one file, named like the largest', () => {
  const fileOf = plan({
    '/main.ts': { later: ['/a-page.tsx', '/b-page.tsx'] },
    '/a-page.tsx': { imports: ['/money.ts', '/days.ts'] },
    '/b-page.tsx': { imports: ['/money.ts', '/days.ts'] },
    '/money.ts': { code: thousand.repeat(2) },
    '/days.ts': {},
  });
  expect([fileOf('/money.ts'), fileOf('/days.ts')]).toEqual(['money', 'money']);
});

test('the shell, pages and modules that a single page loads are left to the bundler', () => {
  const fileOf = plan({
    '/main.ts': { imports: ['/frame.ts'], later: ['/a-page.tsx', '/b-page.tsx'] },
    '/frame.ts': {},
    '/a-page.tsx': { imports: ['/frame.ts', '/own.ts'] },
    '/b-page.tsx': { imports: ['/frame.ts'] },
    '/own.ts': {},
  });
  expect(['/main.ts', '/frame.ts', '/a-page.tsx', '/own.ts'].map(fileOf)).toEqual([null, null, null, null]);
});

/** Two pages need both modules, a third needs one of them. */
const twoOfThree: Record<string, Written> = {
  '/main.ts': { later: ['/a-page.tsx', '/b-page.tsx', '/c-page.tsx'] },
  '/a-page.tsx': { imports: ['/one.ts', '/other.ts'] },
  '/b-page.tsx': { imports: ['/one.ts', '/other.ts'] },
  '/c-page.tsx': { imports: ['/one.ts'] },
  '/one.ts': {},
  '/other.ts': {},
};

test('two files become one if the requests saved cost more than what is loaded without need', () => {
  const cheap = plan(twoOfThree, { costs: { ...costs, request: 79 } });
  expect(cheap('/one.ts')).not.toBe(cheap('/other.ts'));
  const dear = plan(twoOfThree, { costs: { ...costs, request: 81 } });
  expect(dear('/one.ts')).toBe(dear('/other.ts'));
});

test('no page loads more without need than allowed', () => {
  const fileOf = plan(twoOfThree, { costs: { request: 10_000, unneeded: 159, unneededLater: 1_000 } });
  expect(fileOf('/one.ts')).not.toBe(fileOf('/other.ts'));
});

test('a page may have its own limit for what it loads without need', () => {
  const spare = { request: 10_000, unneeded: 1_000, unneededLater: 1_000 };
  const strict = plan(twoOfThree, { costs: { ...spare, unneededOf: { 'c-page.tsx': 159 } } });
  expect(strict('/one.ts')).not.toBe(strict('/other.ts'));
  const others = plan(twoOfThree, { costs: { ...spare, unneededOf: { 'a-page.tsx': 159 } } });
  expect(others('/one.ts')).toBe(others('/other.ts'));
});

test('what a merged file imports counts as loaded without need, too', () => {
  const modules = { ...twoOfThree, '/other.ts': { imports: ['/large.ts'] }, '/large.ts': {} };
  const fileOf = plan(modules, { costs: { request: 10_000, unneeded: 300, unneededLater: 1_000 } });
  expect(fileOf('/one.ts')).not.toBe(fileOf('/other.ts'));
});

test('files are not merged if the result would import itself through another file', () => {
  const pages = (...names: string[]) => new Set(names);
  const given = {
    shared: [
      { id: '/first.ts', size: 1, loadedBy: pages('a', 'b', 'c') },
      { id: '/second.ts', size: 1, loadedBy: pages('x', 'y') },
      { id: '/third.ts', size: 1, loadedBy: pages('a', 'b', 'd') },
    ],
    loads: new Map(),
    links: new Map([
      ['/first.ts', ['/second.ts']],
      ['/second.ts', ['/third.ts']],
    ]),
  };
  const inCircle = mergeFiles(given, costs);
  expect(inCircle.get('/first.ts')).not.toBe(inCircle.get('/third.ts'));
  const inLine = mergeFiles({ ...given, links: new Map([['/first.ts', ['/second.ts']]]) }, costs);
  expect(inLine.get('/first.ts')).toBe(inLine.get('/third.ts'));
});

test('a part that a page loads later can use the modules that the page has loaded already', () => {
  const fileOf = plan(
    {
      '/main.ts': { later: ['/a-page.tsx', '/b-page.tsx'] },
      '/a-page.tsx': { imports: ['/cart.ts', '/price.ts'] },
      '/b-page.tsx': { imports: ['/cart.ts', '/price.ts'] },
      '/cart.ts': { later: ['/paying.ts'] },
      '/paying.ts': { imports: ['/price.ts'] },
      '/price.ts': {},
    },
    { costs: { ...costs, request: 0 } },
  );
  expect(fileOf('/price.ts')).toBe(fileOf('/cart.ts'));
});

test('a file that imports from a package of thousands of modules uses only the modules that it names', () => {
  const icons = '/node_modules/@tabler/icons-react/dist/esm/tabler-icons-react.mjs';
  const iconOf = (name: string) => `/node_modules/@tabler/icons-react/dist/esm/icons/${name}.mjs`;
  const page = { imports: [icons], code: 'import { IconPlus } from "@tabler/icons-react";' };
  const fileOf = plan({
    '/main.ts': { later: ['/a-page.tsx', '/b-page.tsx'] },
    '/a-page.tsx': page,
    '/b-page.tsx': page,
    [icons]: { imports: [iconOf('IconPlus'), iconOf('IconMinus')] },
    [iconOf('IconPlus')]: {},
    [iconOf('IconMinus')]: {},
  });
  expect([fileOf(iconOf('IconPlus')), fileOf(iconOf('IconMinus'))]).toEqual(['IconPlus', null]);
});
