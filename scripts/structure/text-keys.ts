import { basename } from 'node:path';
import { flatTexts } from './locale-files.ts';
import { at, type Finding, type Node, productFiles, type Repository, type SourceFile } from './repository.ts';
import { isNode, nameOf, nodesOf, textOf } from './syntax.ts';
import { workspaceOf } from './workspace-imports.ts';

type Use = { key: string; isPrefix: boolean; start: number };

/** Every key that a screen uses has a text; the constant prefix of a template matches at least one. */
export function checkTextKeys(repository: Repository): Finding[] {
  const texts = textsByNamespace(repository);
  return productFiles(repository)
    .filter(({ path }) => /^(apps\/(account|hub|place)|packages\/(web|ui))\//.test(path))
    .flatMap((file) => {
      const namespaces = namespacesOf(file);
      return usesIn(file)
        .filter((use) => !isKnown(use, namespaces, reachable(texts, file)))
        .map(({ key, start }) => at(file, start, `asks for ${key}, which no locale file has`));
    });
}

/** Every text is used: by its full key, by the prefix of a template, or as a word in code that builds a key. */
export function checkUnusedTexts(repository: Repository): Finding[] {
  const code = productFiles(repository).filter(({ path }) => /^(apps|packages\/(web|ui))\//.test(path));
  const uses = code.flatMap((file) =>
    usesIn(file).map(({ key, isPrefix }) => ({ key: key.replace(/^.*:/, ''), isPrefix })),
  );
  const words = new Set(
    code.flatMap((file) => nodesOf(file, 'Literal').flatMap((node) => textOf(node) ?? [])),
  );
  const isAsked = (key: string) =>
    words.has(key) ||
    uses.some((use) => (use.isPrefix ? key.startsWith(use.key) : key === use.key || isFormOf(key, use.key)));

  return repository.files
    .filter(({ path }) => /^apps\/(account|hub|place)\/.*\.ko\.json$/.test(path))
    .flatMap(({ path }) =>
      [...flatTexts(repository, path).keys()]
        .filter((key) => !isAsked(key))
        .map((key) => `${path}:1 nobody asks for ${key}`),
    );
}

/** Keys by namespace (the file's name without language), with their workspace. */
type Namespaces = Map<string, { workspace: string; keys: string[] }[]>;

function textsByNamespace(repository: Repository): Namespaces {
  const found: Namespaces = new Map();
  for (const { path } of repository.files) {
    if (!path.endsWith('.ko.json')) continue;
    const name = basename(path, '.ko.json');
    const keys = [...flatTexts(repository, path).keys()];
    found.set(name, [...(found.get(name) ?? []), { workspace: workspaceOf(path) ?? '', keys }]);
  }
  return found;
}

/** An app uses its own texts and those of the packages. */
function reachable(texts: Namespaces, file: SourceFile): Map<string, string[]> {
  const own = workspaceOf(file.path);
  const entries = [...texts].map(([name, sources]) => {
    const near = sources.filter(({ workspace }) => workspace === own || workspace.startsWith('packages/'));
    return [name, near.flatMap(({ keys }) => keys)] as const;
  });
  return new Map(entries);
}

/** Arguments of `useTranslation`. Without any, or if `t` comes from a custom hook, all namespaces are searched. */
function namespacesOf(file: SourceFile): string[] {
  const calls = nodesOf(file, 'VariableDeclarator').filter(({ id }) => takesT(id));
  const names = calls.map(({ init }) => (isNode(init) ? namesGiven(init) : undefined));
  return names.includes(undefined) ? [] : names.flatMap((each) => each ?? []);
}

/** `const { t } = …` */
function takesT(pattern: unknown): boolean {
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return false;
  return (pattern.properties as Node[]).some(({ key }) => nameOf(key) === 't');
}

/** Namespaces of `useTranslation(…)`; undefined for other calls. */
function namesGiven({ callee, arguments: given }: Node): string[] | undefined {
  if (nameOf(callee) !== 'useTranslation') return undefined;
  const [first] = given as Node[];
  const names = first?.type === 'ArrayExpression' ? (first.elements as Node[]) : [first];
  return names.flatMap((each) => textOf(each) ?? []);
}

function usesIn(file: SourceFile): Use[] {
  const calls = nodesOf(file, 'CallExpression')
    .filter(({ callee }) => (isNode(callee) && nameOf(callee.property) === 't') || nameOf(callee) === 't')
    .flatMap(({ arguments: given }) => {
      const [first] = given as Node[];
      return first?.type === 'ArrayExpression' ? (first.elements as Node[]).slice(-1) : first ? [first] : [];
    });
  const tags = nodesOf(file, 'JSXAttribute')
    .filter(({ name }) => nameOf(name) === 'i18nKey')
    .flatMap(({ value }) => (isNode(value) ? [value] : []));
  return [...calls, ...tags].flatMap(stringsOf).map((node) => {
    const text = textOf(node) ?? '';
    const cut = node.type === 'TemplateLiteral' ? text.indexOf('?') : -1;
    return { key: cut === -1 ? text : text.slice(0, cut), isPrefix: cut !== -1, start: node.start };
  });
}

function stringsOf(node: Node): Node[] {
  if (node.type === 'ConditionalExpression')
    return [...stringsOf(node.consequent as Node), ...stringsOf(node.alternate as Node)];
  return textOf(node) === undefined ? [] : [node];
}

function isKnown(
  { key, isPrefix }: Use,
  namespaces: readonly string[],
  texts: Map<string, string[]>,
): boolean {
  const [before, after] = key.includes(':') ? (key.split(':', 2) as [string, string]) : [undefined, key];
  const wanted = before ? [before] : namespaces.length > 0 ? namespaces : [...texts.keys()];
  const keys = wanted.flatMap((name) => texts.get(name) ?? []);
  return keys.some((known) =>
    isPrefix ? known.startsWith(after) : known === after || isFormOf(known, after),
  );
}

/** A plural or context form of the key. */
function isFormOf(known: string, key: string): boolean {
  return known.startsWith(`${key}_`);
}
