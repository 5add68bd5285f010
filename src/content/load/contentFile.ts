import type { z } from 'zod';
import type { SiegeRules } from '../../battle/model/rules';
import type {
  AbilityFace,
  BattlefieldFace,
  CardFace,
  Deck,
  Faction,
  FieldRulesFace,
  FormationFace,
  ObstacleFace,
  TerrainFace,
} from '../catalog';
import { type JsonDocument, problemAtValue, quoted } from '../json/document';
import { readJson } from '../json/readJson';
import { explain } from '../problems/explain';
import type { Problem } from '../problems/problem';
import { JSON_SCHEMAS } from '../schema/jsonSchemas';
import { type ContentKind, idOf, SCHEMAS } from './kinds';

/** The type of each kind of file: a schema that yields anything else fails to compile in `schemaOf`. */
export interface Contents {
  readonly card: CardFace;
  readonly ability: AbilityFace;
  readonly faction: Faction;
  readonly deck: Deck;
  readonly battlefield: BattlefieldFace;
  readonly rules: SiegeRules;
  readonly 'field-rules': FieldRulesFace;
  readonly terrain: TerrainFace;
  readonly obstacle: ObstacleFace;
  readonly formation: FormationFace;
}

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

type SchemaOf<Content> = z.ZodType<Content & FileMetadata>;

const schemaOf: { readonly [Of in ContentKind]: SchemaOf<Contents[Of]> } = SCHEMAS;

/** Cache by file name: of a whole set, all but the file just saved are unchanged. */
const READ_CACHE = new Map<
  string,
  { readonly kind: ContentKind; readonly text: string | null; readonly read: ReadResult<unknown> }
>();
const MOST_FILES = 4096;

export function readContentFile<Of extends ContentKind>(
  kind: Of,
  file: string,
  text: string | null,
): ReadResult<Contents[Of]> {
  const last = READ_CACHE.get(file);
  if (last !== undefined && last.kind === kind && last.text === text) return last.read as ReadResult<Contents[Of]>;
  const read = parseContentFile(kind, file, text);
  if (READ_CACHE.size >= MOST_FILES) READ_CACHE.clear();
  READ_CACHE.set(file, { kind, text, read });
  return read;
}

function parseContentFile<Of extends ContentKind>(
  kind: Of,
  file: string,
  text: string | null,
): ReadResult<Contents[Of]> {
  const { document, problems } = readJson(file, text);
  const name = idOf(file);
  if (document === null) return { contentFile: null, claims: [name], problems };
  const checked = (schemaOf[kind] as SchemaOf<Contents[Of]>).safeParse(document.value);
  const claims = [name, ...claimedId(document.value)];
  if (!checked.success)
    return { contentFile: null, claims, problems: explain(document, JSON_SCHEMAS[kind], checked.error.issues) };
  const content = withoutMetadata<Contents[Of]>(checked.data);
  const contentFile = { document, content };
  return content.id === name
    ? { contentFile, claims, problems: [] }
    : { contentFile: null, claims, problems: [misnamed(document, name)] };
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
