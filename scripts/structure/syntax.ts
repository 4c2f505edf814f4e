import type { Node, SourceFile } from './repository.ts';

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Visits `node` and all nodes below it, parents first. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node) {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node);
    }
  }
}

export function nodesOf(file: SourceFile, ...types: string[]): Node[] {
  const tree = file.tree();
  const found: Node[] = [];
  if (tree) walk(tree, (node) => types.includes(node.type) && found.push(node));
  return found;
}

export type Import = {
  specifier: string;
  /** Imported names, as the other module exports them. */
  names: readonly string[];
  start: number;
  typeOnly: boolean;
};

/** Imports and re-exports, including dynamic imports with a constant path. */
export function importsOf(file: SourceFile): Import[] {
  const kinds = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression'];
  return nodesOf(file, ...kinds).flatMap((node) => {
    const specifier = textOf(node.source);
    if (specifier === undefined) return [];
    const specifiers = (node.specifiers ?? []) as Node[];
    const typeOnly =
      node.importKind === 'type' ||
      node.exportKind === 'type' ||
      (specifiers.length > 0 && specifiers.every(({ importKind }) => importKind === 'type'));
    const names = specifiers.map(({ imported, local }) => nameOf(imported ?? local) ?? '');
    return [{ specifier, names, start: node.start, typeOnly }];
  });
}

/** The text of a string or template, with `?` for each value. Undefined for other nodes. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as Node[]).map(({ value }) => (value as { raw: string }).raw).join('?');
}

export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name as string;
  return undefined;
}

const aliases: readonly (readonly [RegExp, string])[] = [
  [/^#server\//, 'apps/server/src/'],
  [/^#test\//, 'apps/server/test/'],
  [/^#support\//, 'e2e/support/'],
  [/^#(account|hub|place)\//, 'apps/$1/src/'],
  [/^@maru\/server\/test\//, 'apps/server/test/'],
  [/^@maru\/(server|account|hub|place)\//, 'apps/$1/src/'],
  [/^@maru\/e2e\//, 'e2e/'],
  [/^@maru\/([^/]+)\//, 'packages/$1/src/'],
];

/** The path that an import refers to, from the root, or the name of an external package. */
export function resolveImport(from: string, specifier: string): { path: string } | { external: string } {
  if (specifier.startsWith('.')) {
    const url = new URL(specifier, `file:///${from}`);
    return { path: decodeURIComponent(url.pathname).slice(1) };
  }
  for (const [alias, folder] of aliases) {
    if (alias.test(specifier)) return { path: specifier.replace(alias, folder) };
  }
  const parts = specifier.split('/');
  return { external: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') };
}
