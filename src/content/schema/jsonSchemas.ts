import { type ContentKind, SCHEMAS } from '../load/kinds';
import { type JsonSchema, jsonSchemaOf, textOfSchema } from './jsonSchema';

/** For editors: generated from the zod schemas that check the files. */
export const JSON_SCHEMAS: Readonly<Record<ContentKind, JsonSchema>> = {
  card: jsonSchema('card'),
  ability: jsonSchema('ability'),
  faction: jsonSchema('faction'),
  deck: jsonSchema('deck'),
  battlefield: jsonSchema('battlefield'),
  rules: jsonSchema('rules'),
  'house-rule': jsonSchema('house-rule'),
  'card-numbers': jsonSchema('card-numbers'),
  terrain: jsonSchema('terrain'),
  obstacle: jsonSchema('obstacle'),
  formation: jsonSchema('formation'),
};

function jsonSchema(kind: ContentKind): JsonSchema {
  return jsonSchemaOf(SCHEMAS[kind]);
}

export function schemaText(kind: ContentKind): string {
  return textOfSchema(JSON_SCHEMAS[kind]);
}
