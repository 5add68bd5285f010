import { z } from 'zod';
import { type Kind, SHEETS } from './kinds';

/** As much of JSON Schema (draft 7) as our sheets use. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
}

/** What editors read: made from the very sheets that check the files. */
export const JSON_SCHEMAS: Readonly<Record<Kind, JsonSchema>> = {
  card: jsonSchema('card'),
  ability: jsonSchema('ability'),
  faction: jsonSchema('faction'),
  deck: jsonSchema('deck'),
  battlefield: jsonSchema('battlefield'),
  rules: jsonSchema('rules'),
  'field-rules': jsonSchema('field-rules'),
  terrain: jsonSchema('terrain'),
  obstacle: jsonSchema('obstacle'),
  formation: jsonSchema('formation'),
};

function jsonSchema(kind: Kind): JsonSchema {
  return jsonSchemaOf(SHEETS[kind]);
}

export function jsonSchemaOf(sheet: z.ZodType): JsonSchema {
  return z.toJSONSchema(sheet, { target: 'draft-7', io: 'input' }) as JsonSchema;
}

export function schemaText(kind: Kind): string {
  return `${JSON.stringify(JSON_SCHEMAS[kind], null, 2)}\n`;
}

/** The keys that the object at a place may have. */
export function keysAt(root: JsonSchema, path: readonly PropertyKey[]): string[] {
  let schema: JsonSchema | undefined = root;
  for (const segment of path) schema = schema === undefined ? undefined : memberSchema(objectOf(schema), segment);
  return Object.keys(schema === undefined ? {} : (objectOf(schema).properties ?? {}));
}

/** Of an object or null the object. */
function objectOf(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.find(({ properties }) => properties !== undefined) ?? schema;
}

function memberSchema(schema: JsonSchema, segment: PropertyKey): JsonSchema | undefined {
  if (typeof segment === 'number') return isList(schema.items) ? schema.items[segment] : schema.items;
  const property = Object.hasOwn(schema.properties ?? {}, segment) ? schema.properties?.[String(segment)] : undefined;
  const other = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  return property ?? other;
}

function isList(items: JsonSchema['items']): items is readonly JsonSchema[] {
  return Array.isArray(items);
}
