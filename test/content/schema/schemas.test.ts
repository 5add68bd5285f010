import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FIELD_JSON_SCHEMAS, fieldSchemaText } from '../../../src/content/field/kinds';
import {
  FIELD_LESSON_JSON_SCHEMA,
  fieldLessonSchemaText,
  LESSON_JSON_SCHEMA,
  lessonSchemaText,
} from '../../../src/content/lessons/kinds';
import { CONTENT_KINDS, contentKindOf, FIELD_KINDS } from '../../../src/content/load/kinds';
import type { JsonSchema } from '../../../src/content/schema/jsonSchema';
import { JSON_SCHEMAS, schemaText } from '../../../src/content/schema/jsonSchemas';
import { SHIPPED, shipped } from '../support/cards';

const FILES = [...SHIPPED.keys()];

describe('the schemas for editors', () => {
  it('say so when a key anywhere is not documented', () => {
    const bare = { properties: { cost: {}, name: { description: ' ' } } };
    const inside = {
      items: bare,
      additionalProperties: { anyOf: [bare] },
      properties: { id: { description: 'An id.' } },
    };
    expect([...undocumented(inside, 'card')]).toEqual(['card[].cost', 'card[].name', 'card[][].cost', 'card[][].name']);
  });

  it.each(CONTENT_KINDS)('cards/schema/%s.json is up to date (npm run -s ninekeep -- schema)', (kind) => {
    expect(readFileSync(`cards/schema/${kind}.json`, 'utf8')).toBe(schemaText(kind));
  });

  it.each(FIELD_KINDS)('cards/schema/%s.json is up to date (npm run -s ninekeep -- schema)', (kind) => {
    expect(readFileSync(`cards/schema/${kind}.json`, 'utf8')).toBe(fieldSchemaText(kind));
  });

  it('the schemas of lessons are up to date, and every key of a lesson is documented', () => {
    expect(readFileSync('cards/schema/lesson.json', 'utf8')).toBe(lessonSchemaText());
    expect([...undocumented(LESSON_JSON_SCHEMA, 'lesson')]).toEqual([]);
    expect(readFileSync('cards/schema/field-lesson.json', 'utf8')).toBe(fieldLessonSchemaText());
    expect([...undocumented(FIELD_LESSON_JSON_SCHEMA, 'field-lesson')]).toEqual([]);
  });

  it.each(CONTENT_KINDS)('every key of a %s is documented', (kind) => {
    expect([...undocumented(JSON_SCHEMAS[kind], kind)]).toEqual([]);
  });

  it.each(FIELD_KINDS)('every key of a %s is documented', (kind) => {
    expect([...undocumented(FIELD_JSON_SCHEMAS[kind], kind)]).toEqual([]);
  });

  it.each(FILES)('%s names its schema and is accepted by it', (file) => {
    const value: unknown = JSON.parse(shipped(file));
    const kind = contentKindOf(file);
    expect(value).toHaveProperty('$schema');
    const reference = z.object({ $schema: z.string() }).parse(value).$schema;
    expect(join(dirname(file), reference)).toBe(`cards/schema/${kind}.json`);
    const accepts = z.fromJSONSchema(JSON.parse(readFileSync(join(dirname(file), reference), 'utf8')));
    expect(accepts.safeParse(value).error).toBeUndefined();
    expect(accepts.safeParse({ ...z.looseObject({}).parse(value), atack: 1 }).success).toBe(false);
  });

  it.each([{}, { conceal: true, flag: 'slipAway' }, { heel: 1 }])('want exactly one effect, not %j', (effect) => {
    const accepts = z.fromJSONSchema(JSON.parse(readFileSync('cards/schema/ability.json', 'utf8')));
    const zap = (chosen: object) => ({ id: 'zap', name: 'Zap', parts: [{ trigger: 'endTurn', effect: chosen }] });
    expect(accepts.safeParse(zap({ conceal: true })).success).toBe(true);
    expect(accepts.safeParse(zap(effect)).success).toBe(false);
  });
});

/** Every key at any depth: of objects, of entries of lists and tables, and of alternatives. */
function* undocumented(schema: JsonSchema, path: string): Generator<string> {
  for (const [key, member] of Object.entries(schema.properties ?? {})) {
    if ((member.description ?? '').trim() === '') yield `${path}.${key}`;
    yield* undocumented(member, `${path}.${key}`);
  }
  const entries = [schema.items ?? []].flat();
  const others = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  for (const member of [...entries, ...others, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    yield* undocumented(member, `${path}[]`);
}
