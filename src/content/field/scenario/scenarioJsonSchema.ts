import type { SkirmishOrderType } from '../../../skirmish/model/orders';
import { described, edited, nested } from '../../scenario/scenarioJsonSchema';
import { type JsonSchema, jsonSchemaOf, textOfSchema } from '../../schema/jsonSchema';
import { FIELD_ORDER_SCHEMAS, FIELD_ORDER_TYPES } from './orderSchemas';
import { fieldScenarioSchema } from './scenarioSchema';

export const FIELD_ORDER_JSON_SCHEMAS = Object.fromEntries(
  FIELD_ORDER_TYPES.map((type) => [type, nested(jsonSchemaOf(FIELD_ORDER_SCHEMAS[type]))]),
) as Readonly<Record<SkirmishOrderType, JsonSchema>>;

const anyOrder = (schema: JsonSchema): JsonSchema => ({
  anyOf: Object.values(FIELD_ORDER_JSON_SCHEMAS),
  ...described(schema),
});

/** The schema of the file with that of each type of order in its place. */
export const FIELD_SCENARIO_JSON_SCHEMA: JsonSchema = edited(jsonSchemaOf(fieldScenarioSchema), {
  '/steps/order': anyOrder,
  '/steps/forecast': anyOrder,
});

export function fieldScenarioSchemaText(): string {
  return textOfSchema(FIELD_SCENARIO_JSON_SCHEMA);
}
