import type { Loads } from './find-loads.ts';

type File = { ids: readonly string[]; size: number; loadedBy: ReadonlySet<string> };
export type Costs = {
  /** What one request costs, in the bytes that may be loaded unnecessarily to save it. */
  request: number;
  /** How many bytes in all a page may load unnecessarily. */
  unneeded: number;
  /** The same limit for single pages, by the end of their ids. */
  unneededOf?: Readonly<Record<string, number>>;
  /** The same limit for what is loaded after a page. */
  unneededLater: number;
};

/**
 * Assigns a file to each shared module. It starts with one file per set of loaders (pages or lazy-loaded
 * parts), so that nothing is loaded unnecessarily. Then it merges two files at a time. A merge saves a request
 * for each loader that needs both files; a loader that needs only one of them also loads the other.
 */
export function mergeFiles(given: Loads, costs: Costs): Map<string, string> {
  let files = filesBySet(given);
  const unneeded = new Map<string, number>();
  for (let merge = nextMerge(files, given, costs, unneeded); merge; ) {
    for (const [start, bytes] of merge.paid) unneeded.set(start, (unneeded.get(start) ?? 0) + bytes);
    files = merge.files;
    merge = nextMerge(files, given, costs, unneeded);
  }
  return namesOf(files, given);
}

function filesBySet({ shared }: Loads): File[] {
  const files = new Map<string, File>();
  for (const { id, size, loadedBy } of shared) {
    const key = [...loadedBy].sort().join();
    const file = files.get(key) ?? { ids: [], size: 0, loadedBy };
    files.set(key, { ids: [...file.ids, id], size: file.size + size, loadedBy });
  }
  return [...files.values()];
}

type Merge = { files: File[]; paid: ReadonlyMap<string, number> };

/** The first merge that is allowed and saves something. Merges that seem to save most are tried first. */
function nextMerge(
  files: readonly File[],
  given: Loads,
  costs: Costs,
  unneeded: ReadonlyMap<string, number>,
): Merge | undefined {
  const pairs = files.flatMap((one, at) =>
    files.slice(at + 1).flatMap((other) => {
      const both = [...one.loadedBy].filter((start) => other.loadedBy.has(start)).length;
      const seen = other.size * (one.loadedBy.size - both) + one.size * (other.loadedBy.size - both);
      const saved = both * costs.request - seen;
      return saved > 0 ? [{ one, other, both, saved }] : [];
    }),
  );
  pairs.sort((one, other) => other.saved - one.saved);
  for (const { one, other, both } of pairs) {
    const merge = merged(files, [one, other], given);
    if (!merge) continue;
    const sum = [...merge.paid.values()].reduce((all, bytes) => all + bytes, 0);
    const isTooMuch = [...merge.paid].some(([start, bytes]) => {
      return (unneeded.get(start) ?? 0) + bytes > limitOf(start, costs);
    });
    if (!isTooMuch && sum < both * costs.request) return merge;
  }
  return undefined;
}

function limitOf(start: string, { unneeded, unneededOf = {}, unneededLater }: Costs): number {
  if (!start.endsWith('-page.tsx')) return unneededLater;
  const own = Object.entries(unneededOf).find(([end]) => start.endsWith(end));
  return own?.[1] ?? unneeded;
}

/**
 * The files after a merge, and how many unneeded bytes it adds for each loader (`paid`). Undefined if a file
 * would import itself through others.
 */
function merged(files: readonly File[], [one, other]: [File, File], given: Loads): Merge | undefined {
  const both: File = {
    ids: [...one.ids, ...other.ids],
    size: one.size + other.size,
    loadedBy: one.loadedBy.union(other.loadedBy),
  };
  const after = [...files.filter((file) => file !== one && file !== other), both];
  const fileOf = new Map(after.flatMap((file) => file.ids.map((id) => [id, file])));
  const paid = new Map<string, number>();
  const pay = (starts: Iterable<string>, bytes: number) => {
    for (const start of starts) paid.set(start, (paid.get(start) ?? 0) + bytes);
  };
  pay(both.loadedBy.difference(one.loadedBy), one.size);
  pay(both.loadedBy.difference(other.loadedBy), other.size);

  const brought = filesBroughtBy(both, fileOf, given.links);
  if (brought.has(both)) return undefined;
  const withLoaders = (file: File): File => {
    if (!brought.has(file)) return file;
    const has = (start: string) => file.ids.some((id) => given.loads.get(start)?.has(id));
    const more = [...both.loadedBy].filter((start) => !file.loadedBy.has(start) && !has(start));
    pay(more, file.size);
    return { ...file, loadedBy: file.loadedBy.union(new Set(more)) };
  };
  return { files: after.map(withLoaders), paid };
}

/**
 * The files that a browser loads together with a file because of its imports. Includes the file itself if it
 * imports itself through others.
 */
function filesBroughtBy(file: File, fileOf: ReadonlyMap<string, File>, links: Loads['links']): Set<File> {
  // A module without a shared file has a file of its own.
  const nodeOf = (id: string) => fileOf.get(id) ?? id;
  const next = (node: File | string) =>
    (typeof node === 'string' ? [node] : node.ids).flatMap((id) => (links.get(id) ?? []).map(nodeOf));
  const seen = new Set(next(file).filter((node) => node !== file));
  for (const node of seen) for (const to of next(node)) seen.add(to);
  return new Set([...seen].filter((node) => typeof node !== 'string'));
}

/** Names each file after its largest module. */
function namesOf(files: readonly File[], { shared }: Loads): Map<string, string> {
  const sizes = new Map(shared.map(({ id, size }) => [id, size]));
  const names = new Map<string, string>();
  const taken = new Set(['shell']);
  for (const { ids } of files) {
    const [largest = ''] = ids.toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
    const base = /([^/]+?)(\.\w+)*(\?.*)?$/.exec(largest)?.[1] ?? 'part';
    let name = base;
    for (let count = 2; taken.has(name); count++) name = `${base}-${count}`;
    taken.add(name);
    for (const id of ids) names.set(id, name);
  }
  return names;
}
