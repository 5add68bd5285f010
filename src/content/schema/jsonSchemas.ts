import { z } from 'zod';
import { type ContentKind, SCHEMAS } from '../load/kinds';

/** As much of JSON Schema (draft 7) as our zod schemas produce. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
}

/** For editors: generated from the zod schemas that check the files. */
export const JSON_SCHEMAS: Readonly<Record<ContentKind, JsonSchema>> = {
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

function jsonSchema(kind: ContentKind): JsonSchema {
  return jsonSchemaOf(SCHEMAS[kind]);
}

export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema;
}

export function schemaText(kind: ContentKind): string {
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
