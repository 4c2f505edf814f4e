import { findLoads, type ModuleGraph } from './chunks/find-loads.ts';
import { type Costs, mergeFiles } from './chunks/merge-files.ts';

type Plan = {
  /** End of the id of the entry module. What it imports is the shell, which is not planned. */
  entry: string;
  /** In bytes of gzip. */
  costs: Costs;
};

/**
 * A `name` function for a group of rolldown's `codeSplitting`: puts the modules that several pages or
 * lazy-loaded parts share into few files. Split by usage alone, the hub is 340 files, most of a few hundred
 * bytes, and a page needs up to 67 of them. rolldown's own merging (`entriesAwareMergeThreshold`) loads far
 * too much: 300 kB for the till.
 */
export function planChunks({ entry, costs }: Plan) {
  let planned: { of: ModuleGraph; names: ReadonlyMap<string, string> } | undefined;

  return (id: string, graph: ModuleGraph): string | null => {
    if (planned?.of !== graph) planned = { of: graph, names: nameFiles(id, graph) };
    return planned.names.get(id) ?? null;
  };

  function nameFiles(anyModuleId: string, graph: ModuleGraph) {
    return mergeFiles(findLoads(graph, anyModuleId, entry), costs);
  }
}
