import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { JSON_SCHEMAS, type JsonSchema, schemaText } from '../../src/content/jsonSchemas';
import { KINDS, kindOf } from '../../src/content/kinds';
import { SHIPPED, shipped } from './support/cards';

const FILES = [...SHIPPED.keys()];

describe('the schemas for editors', () => {
  it.each(KINDS)('cards/schema/%s.json is up to date (npm run -s ninekeep -- schema)', (kind) => {
    expect(readFileSync(`cards/schema/${kind}.json`, 'utf8')).toBe(schemaText(kind));
  });

  it.each(KINDS)('every key of a %s is documented', (kind) => {
    expect([...undocumented(JSON_SCHEMAS[kind], kind)]).toEqual([]);
  });

  it.each(FILES)('%s names its schema and is accepted by it', (file) => {
    const value: unknown = JSON.parse(shipped(file));
    const kind = kindOf(file);
    expect(value).toHaveProperty('$schema');
    const reference = z.object({ $schema: z.string() }).parse(value).$schema;
    expect(join(dirname(file), reference)).toBe(`cards/schema/${kind}.json`);
    const accepts = z.fromJSONSchema(JSON.parse(readFileSync(join(dirname(file), reference), 'utf8')));
    expect(accepts.safeParse(value).error).toBeUndefined();
    expect(accepts.safeParse({ ...z.looseObject({}).parse(value), atack: 1 }).success).toBe(false);
  });
});

function* undocumented(schema: JsonSchema, path: string): Generator<string> {
  for (const [key, member] of Object.entries(schema.properties ?? {})) {
    if (member.description === undefined) yield `${path}.${key}`;
    yield* undocumented(member, `${path}.${key}`);
  }
  const items = [schema.items ?? []].flat();
  for (const item of items) yield* undocumented(item, `${path}[]`);
}
