import { FIELD_ORDER_JSON_SCHEMAS } from '../field/scenario/scenarioJsonSchema';
import type { Reader } from '../load/contentFile';
import { edited, ORDER_JSON_SCHEMAS, scenarioParts } from '../scenario/scenarioJsonSchema';
import { type JsonSchema, jsonSchemaOf, textOfSchema } from '../schema/jsonSchema';
import { type FieldLessonFile, fieldLessonSchema, type LessonFile, lessonSchema } from './schema';

type OrderSchemas = Readonly<Record<string, JsonSchema>>;

/** The schema of each type of order in the place of all orders. */
function withOrders(orders: OrderSchemas) {
  const anyOrders = (schema: JsonSchema): JsonSchema => ({ ...schema, items: { anyOf: Object.values(orders) } });
  return { '/steps/deeds': anyOrders, '/steps/win': anyOrders, '/steps/reply': anyOrders };
}

/** The schema of a lesson with that of each type of order in its place. */
export const LESSON_JSON_SCHEMA: JsonSchema = edited(jsonSchemaOf(lessonSchema), {
  ...scenarioParts('/position'),
  ...withOrders(ORDER_JSON_SCHEMAS),
});

export const FIELD_LESSON_JSON_SCHEMA: JsonSchema = edited(
  jsonSchemaOf(fieldLessonSchema),
  withOrders(FIELD_ORDER_JSON_SCHEMAS),
);

export function lessonSchemaText(): string {
  return textOfSchema(LESSON_JSON_SCHEMA);
}

export function fieldLessonSchemaText(): string {
  return textOfSchema(FIELD_LESSON_JSON_SCHEMA);
}

export const LESSON_READER: Reader<LessonFile> = {
  kind: 'lesson',
  schema: lessonSchema,
  jsonSchema: LESSON_JSON_SCHEMA,
};

export const FIELD_LESSON_READER: Reader<FieldLessonFile> = {
  kind: 'field-lesson',
  schema: fieldLessonSchema,
  jsonSchema: FIELD_LESSON_JSON_SCHEMA,
};
