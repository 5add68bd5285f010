import { z } from 'zod';

/** As much of JSON Schema (draft 7) as our zod schemas produce. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema;
}

export function textOfSchema(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** The keys that the object at a place may have, of whatever kind it is. */
export function keysAt(root: JsonSchema, path: readonly PropertyKey[]): string[] {
  let schemas: readonly JsonSchema[] = [root];
  for (const segment of path) {
    schemas = schemas.flatMap(objectsOf).flatMap((schema) => memberSchema(schema, segment) ?? []);
  }
  return [...new Set(schemas.flatMap(objectsOf).flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

/** Of an object or null the object, of several kinds of objects all. */
function objectsOf(schema: JsonSchema): readonly JsonSchema[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  return alternatives === undefined ? [schema] : alternatives.flatMap(objectsOf);
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
