import type { Ids } from '../check/references';
import { catalogTable } from '../load/catalogTable';
import type { ContentFile, ReadResult } from '../load/contentFile';
import type { AnyKind, ContentKind, FieldKind } from '../load/kinds';
import type { CardFiles } from '../load/loadCatalog';
import { type Contents, readContentFile } from '../load/readContentFile';
import type { Problem } from '../problems/problem';
import { setOf } from './check/folders';
import { type FieldContents, readFieldFile } from './kinds';

export interface FieldFiles<Content> {
  readonly contentFiles: readonly ContentFile<Content>[];
  /** All that a file claims to be: a reference to a broken file is not wrong. */
  readonly claims: Ids;
  /** The same by the folder of the file. */
  readonly claimsBySet: ReadonlyMap<string, Ids>;
}

type Sorted = ReadonlyMap<AnyKind | null, readonly string[]>;

export function fieldReader(files: CardFiles, sorted: Sorted, problems: Problem[]) {
  return {
    read: <Of extends FieldKind>(kind: Of): FieldFiles<FieldContents[Of]> => {
      return gathered(sorted.get(kind) ?? [], problems, (file) => readFieldFile(kind, file, files.get(file) ?? null));
    },
    /** What the card battle reads too. */
    readShared: <Of extends ContentKind>(kind: Of): FieldFiles<Contents[Of]> => {
      return gathered(sorted.get(kind) ?? [], problems, (file) => readContentFile(kind, file, files.get(file) ?? null));
    },
  };
}

function gathered<Content>(
  names: readonly string[],
  problems: Problem[],
  read: (file: string) => ReadResult<Content>,
): FieldFiles<Content> {
  const results = names.map((file) => ({ set: setOf(file) ?? '', ...read(file) }));
  for (const result of results) problems.push(...result.problems);
  const sets = new Set(results.map(({ set }) => set));
  const claimsOf = (set: string) => results.flatMap((result) => (result.set === set ? result.claims : []));
  return {
    contentFiles: results.flatMap(({ contentFile }) => contentFile ?? []),
    claims: new Set(results.flatMap(({ claims }) => claims)),
    claimsBySet: new Map([...sets].map((set) => [set, new Set(claimsOf(set))])),
  };
}

export interface TablesBySet<Content> {
  readonly claimsOf: (set: string) => Ids;
  readonly tableOf: (set: string) => ReadonlyMap<string, Content>;
  readonly asObject: () => Readonly<Record<string, Readonly<Record<string, Content>>>>;
}

/** One table for each rule set: ids are unique within a set only. */
export function tablesBySet<Content extends { readonly id: string }>(
  { contentFiles, claimsBySet }: FieldFiles<Content>,
  problems: Problem[],
  check: (file: ContentFile<Content>, kept: readonly ContentFile<Content>[]) => readonly Problem[],
): TablesBySet<Content> {
  const tables = new Map(
    [...claimsBySet.keys()].map((set) => {
      const own = contentFiles.filter(({ document }) => (setOf(document.file) ?? '') === set);
      return [set, catalogTable(own, problems, check)] as const;
    }),
  );
  return {
    claimsOf: (set) => claimsBySet.get(set) ?? new Set(),
    tableOf: (set) => tables.get(set) ?? new Map(),
    asObject: () => {
      const entries = [...tables].map(([set, table]) => [set, Object.fromEntries(table)] as const);
      return Object.fromEntries(entries.filter(([, table]) => Object.keys(table).length > 0));
    },
  };
}
