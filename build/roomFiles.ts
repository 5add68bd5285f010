import type { ModuleGraph, NameOfFile } from './firstFile';

/** A part of the page that is entered by `import()`. */
export interface Room {
  /** The module that is imported. */
  readonly door: string;
  /** Of the file that its own modules go to; none for a second door. */
  readonly name?: string;
}

/**
 * Puts what only some rooms need into one file each: what an earlier one has, a later one finds there. Left to itself the
 * bundler cuts a file for every set of others that use a module, and small files compress badly. What anybody outside of the
 * rooms needs stays where it is, so that nobody else loads a room.
 */
export function roomFiles(entry: string, rooms: readonly Room[]): NameOfFile {
  let names: ReadonlyMap<string, string> | null = null;
  return (id, graph) => {
    names ??= namesIn(entry, rooms, graph);
    return names.get(id) ?? null;
  };
}

function namesIn(entry: string, rooms: readonly Room[], graph: ModuleGraph): ReadonlyMap<string, string> {
  const doors = new Set(rooms.map(({ door }) => door));
  const outside = reached([entry], graph, ({ importedIds, dynamicallyImportedIds }) =>
    [...importedIds, ...dynamicallyImportedIds].filter((id) => !doors.has(id)),
  );
  const names = new Map<string, string>();
  for (const { door, name } of rooms) {
    if (name === undefined) continue;
    for (const id of reached([door], graph, ({ importedIds }) => importedIds)) {
      if (!outside.has(id) && !names.has(id)) names.set(id, name);
    }
  }
  return names;
}

type ModuleInfo = NonNullable<ReturnType<ModuleGraph['getModuleInfo']>>;

function reached(
  from: readonly string[],
  graph: ModuleGraph,
  next: (info: ModuleInfo) => readonly string[],
): ReadonlySet<string> {
  const known = new Set(from);
  // A set goes on with what is added while one walks through it.
  for (const id of known) {
    const info = graph.getModuleInfo(id);
    for (const found of info === null ? [] : next(info)) known.add(found);
  }
  return known;
}
