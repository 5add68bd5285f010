import type { Order } from '../../battle/model/orders';
import { type JsonSchema, jsonSchemaOf } from '../schema/jsonSchema';
import { JSON_SCHEMAS } from '../schema/jsonSchemas';
import { ORDER_SCHEMAS, ORDER_TYPES } from './orderSchemas';
import { scenarioSchema } from './scenarioSchema';

export const ORDER_JSON_SCHEMAS = Object.fromEntries(
  ORDER_TYPES.map((type) => [type, nested(jsonSchemaOf(ORDER_SCHEMAS[type]))]),
) as Readonly<Record<Order['type'], JsonSchema>>;

/** The schema of the file with its parts that have schemas of their own: rules in which all may be left out, and the orders. */
export const SCENARIO_JSON_SCHEMA: JsonSchema = edited(jsonSchemaOf(scenarioSchema), {
  ...scenarioParts(''),
  '/steps/order': (schema) => ({ anyOf: Object.values(ORDER_JSON_SCHEMAS), ...described(schema) }),
});

/** What of a position has a schema of its own, under the path where the position stands. */
export function scenarioParts(path: string): Edits {
  return { [`${path}/rules`]: (schema) => ({ ...optional(JSON_SCHEMAS.rules), ...described(schema) }) };
}

export function scenarioSchemaText(): string {
  return `${JSON.stringify(SCENARIO_JSON_SCHEMA, null, 2)}\n`;
}

type Edits = Readonly<Record<string, (schema: JsonSchema) => JsonSchema>>;

export function edited(schema: JsonSchema, edits: Edits, path = ''): JsonSchema {
  const edit = edits[path];
  if (edit !== undefined) return edit(schema);
  return mapped(schema, (member, key) => edited(member, edits, key === null ? path : `${path}/${key}`));
}

/** A part of a larger schema: it doesn't say anew which draft it is written in. */
export function nested(schema: JsonSchema): JsonSchema {
  const { $schema: _draft, ...rest } = schema;
  return rest;
}

function optional(schema: JsonSchema): JsonSchema {
  const { required: _required, ...rest } = nested(schema);
  return mapped(rest, optional);
}

function mapped(schema: JsonSchema, change: (member: JsonSchema, key: string | null) => JsonSchema): JsonSchema {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, member]) => [key, change(member, key)])),
    }),
    ...(items && {
      items: Array.isArray(items) ? items.map((item) => change(item, null)) : change(items as JsonSchema, null),
    }),
  };
}

export function described({ description }: JsonSchema): Pick<JsonSchema, 'description'> {
  return description === undefined ? {} : { description };
}
