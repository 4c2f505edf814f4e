import { readWebAddress } from '../web-address.ts';

/** Limits of a document: number of nodes, depth of nesting, and UTF-16 units of its whole text. */
export const mostNodes = 3_000;
export const mostLevels = 12;
export const longestDocument = { news: 20_000, post: 20_000, answer: 5_000 } as const;
const longestHref = 2_000;

type Json = { [key: string]: unknown };
type NodeRule = {
  /** The allowed children; `first` is the type that the first child must have. */
  content?: readonly string[];
  first?: string;
  atLeast?: number;
  isMarked?: true;
  attrs?: Readonly<Record<string, (value: unknown) => boolean>>;
  needs?: readonly string[];
};

const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule'] as const;
const inline = ['text', 'hardBreak'] as const;

const nodeRules: ReadonlyMap<string, NodeRule> = new Map<string, NodeRule>([
  ['doc', { content: blocks, atLeast: 1 }],
  ['paragraph', { content: inline }],
  ['heading', { content: inline, attrs: { level: (level) => level === 2 || level === 3 }, needs: ['level'] }],
  ['bulletList', { content: ['listItem'], atLeast: 1 }],
  ['orderedList', { content: ['listItem'], atLeast: 1, attrs: { start: isStart } }],
  ['listItem', { content: blocks, first: 'paragraph', atLeast: 1 }],
  ['blockquote', { content: blocks, atLeast: 1 }],
  ['horizontalRule', {}],
  ['hardBreak', { isMarked: true }],
  ['text', { isMarked: true }],
]);

/** Why a value is not a document; the codes are those of a refused field. */
export type DocumentProblem = 'wrongFormat' | 'wrongWebAddress' | 'tooLong';

/** Checks a value from outside: undefined if it is a document of at most `longest` UTF-16 units of text. */
export function documentProblem(value: unknown, longest: number): DocumentProblem | undefined {
  const seen = { nodes: 0, units: 0, longest };
  return isJson(value) && value.type === 'doc' ? nodeProblem(value, seen, 1) : 'wrongFormat';
}

type Seen = { nodes: number; units: number; longest: number };

/** Recurses at most `mostLevels` deep and stops at the first problem. */
function nodeProblem(node: Json, seen: Seen, level: number): DocumentProblem | undefined {
  seen.nodes += 1;
  if (seen.nodes > mostNodes || level > mostLevels) return 'tooLong';

  const { type } = node;
  const rule = typeof type === 'string' ? nodeRules.get(type) : undefined;
  if (!rule || !hasOnly(node, keysOf(type, rule))) return 'wrongFormat';
  if (!hasAttrs(node.attrs, rule)) return 'wrongFormat';
  if (node.type === 'text') return textProblem(node, seen);
  return marksProblem(node.marks) ?? contentProblem(node.content, rule, seen, level);
}

function keysOf(type: unknown, { content, attrs, isMarked }: NodeRule): string[] {
  return [
    'type',
    ...(attrs ? ['attrs'] : []),
    ...(content ? ['content'] : []),
    ...(isMarked ? ['marks'] : []),
    ...(type === 'text' ? ['text'] : []),
  ];
}

function contentProblem(
  content: unknown,
  { content: allowed = [], first, atLeast = 0 }: NodeRule,
  seen: Seen,
  level: number,
): DocumentProblem | undefined {
  const children = content === undefined ? [] : content;
  if (!Array.isArray(children) || children.length < atLeast) return 'wrongFormat';
  if (children.length > mostNodes) return 'tooLong';
  if (first && children[0]?.type !== first) return 'wrongFormat';

  for (const child of children as unknown[]) {
    if (!isJson(child) || !allowed.some((type) => type === child.type)) return 'wrongFormat';
    const problem = nodeProblem(child, seen, level + 1);
    if (problem) return problem;
  }
  return undefined;
}

function textProblem({ text, marks }: Json, seen: Seen): DocumentProblem | undefined {
  if (typeof text !== 'string' || text === '' || !isStorable(text)) return 'wrongFormat';
  seen.units += text.length;
  return seen.units > seen.longest ? 'tooLong' : marksProblem(marks);
}

function marksProblem(marks: unknown): DocumentProblem | undefined {
  if (marks === undefined) return undefined;
  if (!Array.isArray(marks) || marks.length > 3 || !marks.every(isJson)) return 'wrongFormat';
  const types = marks.map(({ type }) => type);
  if (new Set(types).size < types.length) return 'wrongFormat';
  return marks.map(markProblem).find((problem) => problem !== undefined);
}

function markProblem(mark: Json): DocumentProblem | undefined {
  if (mark.type === 'bold' || mark.type === 'italic')
    return hasOnly(mark, ['type']) ? undefined : 'wrongFormat';
  const { attrs } = mark;
  if (mark.type !== 'link' || !hasOnly(mark, ['type', 'attrs'])) return 'wrongFormat';
  if (!isJson(attrs) || !hasOnly(attrs, ['href'])) return 'wrongFormat';
  return isSecureAddress(attrs.href) ? undefined : 'wrongWebAddress';
}

/** A whole https address, as `readWebAddress` would store it. */
export function isSecureAddress(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= longestHref &&
    isStorable(value) &&
    /^https:\/\//i.test(value) &&
    readWebAddress(value) === value
  );
}

function hasAttrs(attrs: unknown, { attrs: known = {}, needs = [] }: NodeRule): boolean {
  if (attrs === undefined) return needs.length === 0;
  if (!isJson(attrs) || !hasOnly(attrs, Object.keys(known))) return false;
  return (
    needs.every((name) => Object.hasOwn(attrs, name)) &&
    Object.entries(attrs).every(([name, value]) => known[name]?.(value))
  );
}

function isStart(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 999;
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function hasOnly(value: Json, names: readonly string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name));
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
