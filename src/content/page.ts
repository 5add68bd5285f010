import type { z } from 'zod';
import type { SiegeRules } from '../battle/rules';
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
} from './catalog';
import { explain } from './explain';
import { type JsonDocument, problemAtValue, quoted } from './json/document';
import { readJson } from './json/readJson';
import { JSON_SCHEMAS } from './jsonSchemas';
import { idOf, type Kind, SHEETS } from './kinds';
import type { Problem } from './problem';

/** What the files of each kind hold: a sheet that yields anything else fails to compile in `sheetOf`. */
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
export interface Page<Content> {
  readonly document: JsonDocument;
  readonly content: Content;
}

export interface Read<Content> {
  readonly page: Page<Content> | null;
  /** The ids that others may mean by this file, right or wrong: a broken file is not an unknown one. */
  readonly claims: readonly string[];
  readonly problems: readonly Problem[];
}

/** What a file says about itself: `$schema` to editors, the rest to the checker. The game forgets all of it. */
interface Label {
  readonly $schema?: string;
  readonly mode?: string;
  readonly onlyInField?: object;
}

type SheetOf<Content> = z.ZodType<Content & Label>;

const sheetOf: { readonly [Of in Kind]: SheetOf<Contents[Of]> } = SHEETS;

/** What each file held when it was last read: of a whole set, all but the file just saved are as they were. */
const LAST_READ = new Map<
  string,
  { readonly kind: Kind; readonly text: string | null; readonly read: Read<unknown> }
>();
const MOST_FILES = 4096;

export function readPage<Of extends Kind>(kind: Of, file: string, text: string | null): Read<Contents[Of]> {
  const last = LAST_READ.get(file);
  if (last !== undefined && last.kind === kind && last.text === text) return last.read as Read<Contents[Of]>;
  const read = readAnew(kind, file, text);
  if (LAST_READ.size >= MOST_FILES) LAST_READ.clear();
  LAST_READ.set(file, { kind, text, read });
  return read;
}

function readAnew<Of extends Kind>(kind: Of, file: string, text: string | null): Read<Contents[Of]> {
  const { document, problems } = readJson(file, text);
  const name = idOf(file);
  if (document === null) return { page: null, claims: [name], problems };
  const checked = (sheetOf[kind] as SheetOf<Contents[Of]>).safeParse(document.value);
  const claims = [name, ...claimedId(document.value)];
  if (!checked.success)
    return { page: null, claims, problems: explain(document, JSON_SCHEMAS[kind], checked.error.issues) };
  const content = withoutLabel<Contents[Of]>(checked.data);
  const page = { document, content };
  return content.id === name
    ? { page, claims, problems: [] }
    : { page: null, claims, problems: [misnamed(document, name)] };
}

function withoutLabel<Content>({
  $schema: _schema,
  mode: _mode,
  onlyInField: _onlyInField,
  ...content
}: Content & Label): Content {
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
