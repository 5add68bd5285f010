import { type Reader, type ReadResult, readFile, type SchemaOf } from '../load/contentFile';
import type { FieldKind } from '../load/kinds';
import { type JsonSchema, jsonSchemaOf, textOfSchema } from '../schema/jsonSchema';
import type {
  FieldBattlefieldFace,
  FieldLevelFace,
  FieldRulesFace,
  FieldUnitFace,
  GeneratorFace,
  ManeuverFace,
  StrategyFace,
  WeaponFace,
} from './catalog';
import { fieldBattlefieldSchema } from './schema/battlefield';
import { generatorSchema } from './schema/generator';
import { maneuverSchema } from './schema/maneuver';
import { levelSchema, strategySchema } from './schema/opponents';
import { fieldRulesSchema } from './schema/rules';
import { unitSchema } from './schema/unit';
import { weaponSchema } from './schema/weapon';

/** The type of each kind of file: a schema that yields anything else fails to compile in `SCHEMAS`. */
export interface FieldContents {
  readonly 'field-rules': FieldRulesFace;
  readonly 'field-unit': FieldUnitFace;
  readonly weapon: WeaponFace;
  readonly maneuver: ManeuverFace;
  readonly strategy: StrategyFace;
  readonly 'field-level': FieldLevelFace;
  readonly 'field-battlefield': FieldBattlefieldFace;
  readonly 'field-generator': GeneratorFace;
}

const SCHEMAS: { readonly [Of in FieldKind]: SchemaOf<FieldContents[Of]> } = {
  'field-rules': fieldRulesSchema,
  'field-unit': unitSchema,
  weapon: weaponSchema,
  maneuver: maneuverSchema,
  strategy: strategySchema,
  'field-level': levelSchema,
  'field-battlefield': fieldBattlefieldSchema,
  'field-generator': generatorSchema,
};

export const FIELD_JSON_SCHEMAS: Readonly<Record<FieldKind, JsonSchema>> = {
  'field-rules': jsonSchemaOf(fieldRulesSchema),
  'field-unit': jsonSchemaOf(unitSchema),
  weapon: jsonSchemaOf(weaponSchema),
  maneuver: jsonSchemaOf(maneuverSchema),
  strategy: jsonSchemaOf(strategySchema),
  'field-level': jsonSchemaOf(levelSchema),
  'field-battlefield': jsonSchemaOf(fieldBattlefieldSchema),
  'field-generator': jsonSchemaOf(generatorSchema),
};

export function fieldSchemaText(kind: FieldKind): string {
  return textOfSchema(FIELD_JSON_SCHEMAS[kind]);
}

export function readerOf<Of extends FieldKind>(kind: Of): Reader<FieldContents[Of]> {
  return { kind, schema: SCHEMAS[kind] as SchemaOf<FieldContents[Of]>, jsonSchema: FIELD_JSON_SCHEMAS[kind] };
}

export function readFieldFile<Of extends FieldKind>(
  kind: Of,
  file: string,
  text: string | null,
): ReadResult<FieldContents[Of]> {
  return readFile(readerOf(kind), file, text);
}
