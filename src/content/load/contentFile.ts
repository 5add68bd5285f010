import type { z } from 'zod';
import { type JsonDocument, problemAtValue, quoted } from '../json/document';
import { readJson } from '../json/readJson';
import { explain } from '../problems/explain';
import type { Problem } from '../problems/problem';
import type { JsonSchema } from '../schema/jsonSchema';
import { idOf } from './kinds';

/** A file whose every key and value is right by itself; whether it fits the others is still open. */
export interface ContentFile<Content> {
  readonly document: JsonDocument;
  readonly content: Content;
}

export interface ReadResult<Content> {
  readonly contentFile: ContentFile<Content> | null;
  /** The ids that others may mean by this file, right or wrong: a broken file is not an unknown one. */
  readonly claims: readonly string[];
  readonly problems: readonly Problem[];
}

/** Metadata of a file: `$schema` for editors, the rest for the checker. It is stripped. */
interface FileMetadata {
  readonly $schema?: string;
  readonly mode?: string;
  readonly onlyInField?: object;
}

export type SchemaOf<Content> = z.ZodType<Content & FileMetadata>;

/** How files of one kind are read. */
export interface Reader<Content> {
  readonly kind: string;
  readonly schema: SchemaOf<Content>;
  readonly jsonSchema: JsonSchema;
}

/** Cache by file name: of a whole set, all but the file just saved are unchanged. */
const READ_CACHE = new Map<
  string,
  { readonly kind: string; readonly text: string | null; readonly read: ReadResult<unknown> }
>();
const MOST_FILES = 4096;

export function readFile<Content extends { readonly id: string }>(
  reader: Reader<Content>,
  file: string,
  text: string | null,
): ReadResult<Content> {
  const { kind } = reader;
  const last = READ_CACHE.get(file);
  if (last !== undefined && last.kind === kind && last.text === text) return last.read as ReadResult<Content>;
  const read = parseFile(reader, file, text);
  if (READ_CACHE.size >= MOST_FILES) READ_CACHE.clear();
  READ_CACHE.set(file, { kind, text, read });
  return read;
}

function parseFile<Content extends { readonly id: string }>(
  reader: Reader<Content>,
  file: string,
  text: string | null,
): ReadResult<Content> {
  const { document, problems } = readJson(file, text);
  const name = idOf(file);
  if (document === null) return { contentFile: null, claims: [name], problems };
  const claims = [name, ...claimedId(document.value)];
  const { contentFile, problems: found } = checkDocument(reader, document);
  if (contentFile === null) return { contentFile, claims, problems: found };
  return contentFile.content.id === name
    ? { contentFile, claims, problems: [] }
    : { contentFile: null, claims, problems: [misnamed(document, name)] };
}

/** What the schema says of a document, wherever it comes from. */
export function checkDocument<Content>(
  { schema, jsonSchema }: Reader<Content>,
  document: JsonDocument,
): { readonly contentFile: ContentFile<Content> | null; readonly problems: readonly Problem[] } {
  const checked = schema.safeParse(document.value);
  if (!checked.success) {
    return { contentFile: null, problems: explain(document, jsonSchema, checked.error.issues) };
  }
  return { contentFile: { document, content: withoutMetadata<Content>(checked.data) }, problems: [] };
}

function withoutMetadata<Content>({
  $schema: _schema,
  mode: _mode,
  onlyInField: _onlyInField,
  ...content
}: Content & FileMetadata): Content {
  return content as Content;
}

function misnamed(document: JsonDocument, name: string): Problem {
  const message = `id must be the name of the file, ${quoted(name)}`;
  return problemAtValue(document, ['id'], { message });
}

function claimedId(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('id' in value)) return [];
  return typeof value.id === 'string' ? [value.id] : [];
}
