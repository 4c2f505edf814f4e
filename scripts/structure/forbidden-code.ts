import {
  at,
  type Finding,
  isTestOnly,
  productFiles,
  type Repository,
  type SourceFile,
} from './repository.ts';
import { importsOf, isNode, nameOf, nodesOf } from './syntax.ts';

/** The configuration is read once, by who starts a program. */
const mayReadEnvironment = /^apps\/server\/src\/(main|config|boot-guard|db\/migrate)\.ts$/;
const configFile = /(^|\/)[\w-]+\.config\.ts$/;

/**
 * No `any`, no `process.env` below the start, no way up of two folders, no default export, no barrel: what runs is
 * imported from where it stands. A type may be named again by what takes it.
 */
export function checkForbiddenCode(repository: Repository): Finding[] {
  const code = repository.files.filter(({ path }) => /\.tsx?$/.test(path) && !/\.(gen|d)\./.test(path));
  return [
    ...code.flatMap((file) => [
      ...anys(file),
      ...longWaysUp(file),
      ...reexports(file),
      ...defaultExports(file),
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

function environment(file: SourceFile): Finding[] {
  if (mayReadEnvironment.test(file.path) || isTestOnly(file.path)) return [];
  return nodesOf(file, 'MemberExpression')
    .filter(({ object, property }) => nameOf(object) === 'process' && nameOf(property) === 'env')
    .map(({ start }) => at(file, start, 'reads process.env'));
}
