import type { Reader } from '../load/contentFile';
import { edited, ORDER_JSON_SCHEMAS, scenarioParts } from '../scenario/scenarioJsonSchema';
import { type JsonSchema, jsonSchemaOf, textOfSchema } from '../schema/jsonSchema';
import { type LessonFile, lessonSchema } from './schema';

const anyOrders = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  items: { anyOf: Object.values(ORDER_JSON_SCHEMAS) },
});

/** The schema of a lesson with that of each type of order in its place. */
export const LESSON_JSON_SCHEMA: JsonSchema = edited(jsonSchemaOf(lessonSchema), {
  ...scenarioParts('/position'),
  '/steps/deeds': anyOrders,
  '/steps/win': anyOrders,
  '/steps/reply': anyOrders,
});

export function lessonSchemaText(): string {
  return textOfSchema(LESSON_JSON_SCHEMA);
}

export const LESSON_READER: Reader<LessonFile> = {
  kind: 'lesson',
  schema: lessonSchema,
  jsonSchema: LESSON_JSON_SCHEMA,
};
