/** What a bundler tells of its modules. */
export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

export type NameOfFile = (id: string, graph: ModuleGraph) => string | null;

/**
 * Puts all that the page needs from the start into one file beside the entry's own. Left to itself the bundler cuts it into
 * dozens, by who else uses what: each is a request more, and small files compress badly. The entry stays apart: it waits
 * for others at its top, and whoever needed something from it would wait for it in turn.
 */
export function firstFile(entry: string, name: string): NameOfFile {
  let first: ReadonlySet<string> | null = null;
  return (id, graph) => {
    first ??= neededBy(entry, graph);
    return first.has(id) ? name : null;
  };
}

function neededBy(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const needed = new Set([entry]);
  // A set goes on with what is added while one walks through it.
  for (const id of needed) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
  needed.delete(entry);
  return needed;
}
