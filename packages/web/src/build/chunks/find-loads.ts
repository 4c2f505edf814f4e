type Module = {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  importers: readonly string[];
  dynamicImporters: readonly string[];
  code: string | null;
};
export type ModuleGraph = { getModuleInfo(id: string): Module | null };

/** A module that several pages or lazy-loaded parts load. `loadedBy`: those that may load it first. */
export type SharedModule = { id: string; size: number; loadedBy: ReadonlySet<string> };
export type Loads = {
  shared: readonly SharedModule[];
  /** All modules of each page and lazy-loaded part. */
  loads: ReadonlyMap<string, ReadonlySet<string>>;
  /** What each module imports. */
  links: ReadonlyMap<string, readonly string[]>;
};

/** Minified and compressed, a module has about this share of its length. */
const compressed = 0.16;
/** Barrel files import thousands of modules, but each importer uses only the few that it names. */
const barrel =
  /(@mantine\/(core|hooks)\/esm\/index|@tabler\/icons-react\/dist\/esm\/tabler-icons-react)\.mjs$/;
const namedImports = /import\s*\{([^}]*)\}\s*from\s*["'](@[^"']+)["']/g;

/**
 * Which modules each dynamic import loads. If a dynamic import can begin only after others, the modules that
 * those have certainly loaded by then do not count as loaded by it.
 */
export function findLoads(graph: ModuleGraph, anyModuleId: string, entryEnd: string): Loads {
  const imports = new Map<string, readonly string[]>();
  const importsOf = (id: string) => {
    const known = imports.get(id) ?? staticImports(graph, id);
    imports.set(id, known);
    return known;
  };
  const entry = findEntry(graph, anyModuleId, entryEnd);
  const shell = closureOf([entry], importsOf);
  const starts = findDynamic(graph, shell, importsOf);

  const loads = new Map<string, Set<string>>();
  for (const start of starts.keys()) {
    const closure = closureOf([start], importsOf);
    loads.set(start, new Set([...closure].filter((id) => !shell.has(id))));
  }
  const loadedBy = new Map<string, Set<string>>();
  for (const [start, ids] of loads)
    for (const id of ids) loadedBy.set(id, (loadedBy.get(id) ?? new Set()).add(start));

  const before = loadedBefore(starts, loads, loadedBy);
  const shared: SharedModule[] = [];
  for (const [id, all] of loadedBy) {
    if (all.size < 2 || starts.has(id)) continue;
    const first = new Set([...all].filter((start) => !before.get(start)?.has(id)));
    const size = (graph.getModuleInfo(id)?.code?.length ?? 0) * compressed;
    shared.push({ id, size, loadedBy: first.size > 0 ? first : all });
  }
  const links = new Map([...loadedBy.keys()].map((id) => [id, importsOf(id).filter((to) => !shell.has(to))]));
  return { shared: shared.sort((one, other) => (one.id < other.id ? -1 : 1)), loads, links };
}

/** Follows importers upwards from any module to the entry module. */
function findEntry(graph: ModuleGraph, anyModuleId: string, entryEnd: string): string {
  const seen = new Set([anyModuleId]);
  for (const id of seen) {
    if (id.endsWith(entryEnd)) return id;
    const info = graph.getModuleInfo(id);
    for (const next of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) seen.add(next);
  }
  throw new Error(`${anyModuleId} is not reached from ${entryEnd}`);
}

function closureOf(from: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const seen = new Set(from);
  for (const id of seen) for (const next of importsOf(id)) seen.add(next);
  return seen;
}

/** Finds the targets of dynamic imports outside the shell, with the modules that import each. */
function findDynamic(
  graph: ModuleGraph,
  shell: ReadonlySet<string>,
  importsOf: (id: string) => readonly string[],
): Map<string, Set<string>> {
  const starts = new Map<string, Set<string>>();
  const seen = new Set(shell);
  for (const id of seen) {
    for (const start of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (shell.has(start)) continue;
      starts.set(start, (starts.get(start) ?? new Set()).add(id));
      seen.add(start);
    }
    for (const next of importsOf(id)) seen.add(next);
  }
  return starts;
}

/**
 * For each dynamic import, the modules that are certainly loaded when it begins, whichever module imports it.
 */
function loadedBefore(
  starts: ReadonlyMap<string, ReadonlySet<string>>,
  loads: ReadonlyMap<string, ReadonlySet<string>>,
  loadedBy: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const before = new Map<string, ReadonlySet<string>>();
  const nothing: ReadonlySet<string> = new Set();
  // Fixed-point iteration: a path that has no result yet is ignored, so the sets start too large and only
  // shrink.
  const loadedOn = (path: string | undefined) => {
    if (path === undefined) return [nothing];
    const earlier = before.get(path);
    return earlier ? [earlier.union(loads.get(path) ?? nothing)] : [];
  };
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const [start, importers] of starts) {
      // An importer that no dynamic import loads is part of the shell.
      const paths = [...importers].flatMap((id) => [...(loadedBy.get(id) ?? [undefined])]);
      const sets = paths.filter((path) => path !== start).flatMap(loadedOn);
      if (sets.length === 0) continue;
      const common = sets.reduce((all, some) => all.intersection(some));
      if (before.get(start)?.size === common.size) continue;
      before.set(start, common);
      hasChanged = true;
    }
  }
  return before;
}

function staticImports(graph: ModuleGraph, id: string): readonly string[] {
  const info = graph.getModuleInfo(id);
  if (!info || barrel.test(id)) return [];
  const barrels = info.importedIds.filter((to) => barrel.test(to));
  if (barrels.length === 0) return info.importedIds;
  return [...info.importedIds, ...barrels.flatMap((to) => named(graph, info.code ?? '', to))];
}

/** The modules of a barrel whose names the code imports. */
function named(graph: ModuleGraph, code: string, from: string): string[] {
  const wanted = new Set<string>();
  for (const [, names = '', source = ''] of code.matchAll(namedImports)) {
    if (!from.includes(`/${source}/`)) continue;
    for (const name of names.split(',')) wanted.add(plain(name.trim().split(/\s+as\s+/)[0] ?? ''));
  }
  const of = graph.getModuleInfo(from)?.importedIds ?? [];
  return of.filter((to) => wanted.has(plain(to.replace(/^.*\/|\.mjs$/g, ''))));
}

const plain = (name: string) => name.replaceAll('-', '').toLowerCase();
