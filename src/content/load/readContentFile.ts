import type { SiegeRules } from '../../battle/model/rules';
import type {
  AbilityFile,
  BattlefieldFace,
  CardFile,
  CardNumbers,
  Deck,
  FactionFile,
  FormationFace,
  HouseRule,
  ObstacleFace,
  StratagemFile,
  TerrainFace,
} from '../catalog';
import { JSON_SCHEMAS } from '../schema/jsonSchemas';
import { type ReadResult, readFile, type SchemaOf } from './contentFile';
import { type ContentKind, SCHEMAS } from './kinds';

/** The type of each kind of file: a schema that yields anything else fails to compile in `schemaOf`. */
export interface Contents {
  readonly card: CardFile | StratagemFile;
  readonly ability: AbilityFile;
  readonly faction: FactionFile;
  readonly deck: Deck;
  readonly battlefield: BattlefieldFace;
  readonly rules: SiegeRules;
  readonly 'house-rule': HouseRule;
  readonly 'card-numbers': CardNumbers;
  readonly terrain: TerrainFace;
  readonly obstacle: ObstacleFace;
  readonly formation: FormationFace;
}

const schemaOf: { readonly [Of in ContentKind]: SchemaOf<Contents[Of]> } = SCHEMAS;

export function readContentFile<Of extends ContentKind>(
  kind: Of,
  file: string,
  text: string | null,
): ReadResult<Contents[Of]> {
  const schema = schemaOf[kind] as SchemaOf<Contents[Of]>;
  return readFile({ kind, schema, jsonSchema: JSON_SCHEMAS[kind] }, file, text);
}
