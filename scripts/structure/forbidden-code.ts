import {
  at,
  type Finding,
  isTestOnly,
  productFiles,
  type Repository,
  type SourceFile,
} from './repository.ts';
import { importsOf, isNode, nameOf, nodesOf, walk } from './syntax.ts';

/** Programs that read the configuration at their start. */
const mayReadEnvironment =
  /^apps\/server\/src\/(main|config|boot-guard|db\/migrate|keys\/rotate-key|users\/admins\/admin-command)\.ts$/;
const configFile = /(^|\/)[\w-]+\.config\.ts$/;

/** May call `afterAll` within a function, because it does so only outside of tests. */
const closeAtEnd = 'apps/server/test/close-at-end.ts';

/**
 * No `any`, no `process.env` outside entry points, no `../../`, no default exports, no barrels. Values are imported
 * from where they are defined; only types may be re-exported. No `afterAll` within a function, where Vitest may drop it.
 * No journey that leaves its context different for the next one.
 */
export function checkForbiddenCode(repository: Repository): Finding[] {
  const code = repository.files.filter(({ path }) => /\.tsx?$/.test(path) && !/\.(gen|d)\./.test(path));
  return [
    ...code.flatMap((file) => [
      ...anys(file),
      ...longWaysUp(file),
      ...reexports(file),
      ...defaultExports(file),
      ...droppedHooks(file),
      ...leavingJourneys(file),
    ]),
    ...productFiles(repository).flatMap(environment),
  ];
}

function anys(file: SourceFile): Finding[] {
  return nodesOf(file, 'TSAnyKeyword').map(({ start }) => at(file, start, 'any'));
}

function longWaysUp(file: SourceFile): Finding[] {
  return importsOf(file)
    .filter(({ specifier }) => specifier.startsWith('../../'))
    .map(({ specifier, start }) => at(file, start, `imports ${specifier}`));
}

function reexports(file: SourceFile): Finding[] {
  return nodesOf(file, 'ExportAllDeclaration', 'ExportNamedDeclaration')
    .filter(({ source, exportKind }) => isNode(source) && exportKind !== 'type')
    .map(({ start }) => at(file, start, 'exports again what another file exports'));
}

function defaultExports(file: SourceFile): Finding[] {
  if (configFile.test(file.path)) return [];
  return nodesOf(file, 'ExportDefaultDeclaration').map(({ start }) =>
    at(file, start, 'has a default export'),
  );
}

function droppedHooks(file: SourceFile): Finding[] {
  if (file.path === closeAtEnd) return [];
  return [...file.text.matchAll(/^[ \t]+(afterAll)\(/gm)].map(({ index }) =>
    at(file, index, 'calls afterAll within a function instead of closeAtEnd'),
  );
}

/**
 * What lasts as long as the context. Offline, a page could also find files in the cache that only an earlier journey
 * fetched.
 */
const lasting =
  /\b(clock\.(?:install|pauseAt|set\w+)|context(?:\(\))?\.(?:on|addInitScript)|expose(?:Function|Binding)|routeWebSocket|setOffline\(true)\b/g;

function leavingJourneys(file: SourceFile): Finding[] {
  if (!file.path.endsWith('.e2e.ts') || /ownContext: true|serviceWorkers: 'allow'/.test(file.text)) return [];
  return [...file.text.matchAll(lasting)].map(({ 0: what, index }) =>
    at(file, index, `uses ${what} without ownContext`),
  );
}

/** Passing the whole environment to a child process is not reading it. */
function environment(file: SourceFile): Finding[] {
  const tree = file.tree();
  if (!tree || mayReadEnvironment.test(file.path) || isTestOnly(file.path)) return [];

  const findings: Finding[] = [];
  walk(tree, ({ type, object, property, start }, parent) => {
    if (type !== 'MemberExpression' || nameOf(object) !== 'process' || nameOf(property) !== 'env') return;
    if (parent?.type !== 'SpreadElement') findings.push(at(file, start, 'reads process.env'));
  });
  return findings;
}
