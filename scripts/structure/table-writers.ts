import { at, type Finding, productFiles, type Repository, type SourceFile } from './repository.ts';
import { isNode, nameOf, nodesOf, textOf } from './syntax.ts';

type Write = { table: string; file: SourceFile; start: number; owner: string };

const writingCalls = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const writingSql = [
  /\binsert\s+into\s+"?(\w+)/gi,
  /\bmerge\s+into\s+"?(\w+)/gi,
  /\bdelete\s+from\s+(?:only\s+)?"?(\w+)/gi,
  /\btruncate\s+(?:table\s+)?"?(\w+)/gi,
  /\bupdate\s+(?:only\s+)?"?(\w+)"?(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\b/gi,
];

/** Each table is written by one folder only, its owner, and only in `*.queries.ts`. */
export function checkTableWriters(repository: Repository): Finding[] {
  const writes = productFiles(repository)
    .filter(({ path }) => path.startsWith('apps/server/src/'))
    .flatMap(writesOf);
  const misplaced = writes
    .filter(({ file }) => !file.path.endsWith('.queries.ts'))
    .map(({ file, start, table }) => at(file, start, `writes ${table}; that belongs in a .queries.ts`));
  const shared = Object.entries(Object.groupBy(writes, ({ table }) => table)).flatMap(
    ([table, group = []]) => {
      const owners = [...new Set(group.map(({ owner }) => owner))];
      if (owners.length < 2) return [];
      return group.map(({ file, start }) =>
        at(file, start, `writes ${table}, which is written by ${owners.join(' and ')}`),
      );
    },
  );
  return [...misplaced, ...shared];
}

function writesOf(file: SourceFile): Write[] {
  const owner = file.path.split('/')[3] ?? '';
  const byCall = nodesOf(file, 'CallExpression').flatMap((node) => {
    const callee =
      isNode(node.callee) && node.callee.type === 'MemberExpression'
        ? nameOf(node.callee.property)
        : undefined;
    const table = textOf((node.arguments as unknown[])[0]);
    return callee && writingCalls.has(callee) && table
      ? [{ table: snakeCase(table), start: node.start }]
      : [];
  });
  const bySql = nodesOf(file, 'Literal', 'TemplateLiteral').flatMap((node) => {
    const sql = textOf(node) ?? '';
    const tables = writingSql.flatMap((pattern) =>
      [...sql.matchAll(pattern)].map(([, table]) => table ?? ''),
    );
    return tables.map((table) => ({ table: table.toLowerCase(), start: node.start }));
  });
  return [...byCall, ...bySql].map((write) => ({ ...write, file, owner }));
}

/** `storeEvents as e` → store_events. */
function snakeCase(table: string): string {
  return table.replace(/\s.*$/, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
