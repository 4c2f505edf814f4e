import { at, type Finding, type Repository, type SourceFile } from './repository.ts';
import { importsOf, resolveImport } from './syntax.ts';

type Edge = { to: string; start: number };

/** No file imports itself indirectly. Type-only imports do not count, because they vanish at run time. */
export function checkImportCycles({ files }: Repository): Finding[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const edges = new Map(files.map((file) => [file.path, edgesOf(file)]));
  const done = new Set<string>();
  const findings: Finding[] = [];

  function visit(path: string, way: readonly string[]) {
    if (done.has(path)) return;
    for (const { to, start } of edges.get(path) ?? []) {
      const since = [...way, path].indexOf(to);
      const file = byPath.get(path);
      if (since === -1) visit(to, [...way, path]);
      else if (file)
        findings.push(at(file, start, `closes a cycle: ${[...way, path].slice(since).join(' -> ')}`));
    }
    done.add(path);
  }

  for (const { path } of files) visit(path, []);
  return findings;
}

function edgesOf(file: SourceFile): Edge[] {
  return importsOf(file).flatMap(({ specifier, start, typeOnly }) => {
    const target = resolveImport(file.path, specifier);
    return typeOnly || 'external' in target ? [] : [{ to: target.path, start }];
  });
}
