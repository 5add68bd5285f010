import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jsonFilesIn } from '../../src/cli/disk/jsonFiles';
import {
  FIELD_SCENARIO_JSON_SCHEMA,
  fieldScenarioSchemaText,
} from '../../src/content/field/scenario/scenarioJsonSchema';
import type { JsonSchema } from '../../src/content/schema/jsonSchema';

const FOLDER = 'test/scenarios/field';
const SCHEMA = 'cards/schema/field-scenario.json';

describe('the schema of field scenarios', () => {
  it('is up to date (npm run -s ninekeep -- schema)', () => {
    expect(readFileSync(SCHEMA, 'utf8')).toBe(fieldScenarioSchemaText());
  });

  it('has a description for every key', () => {
    expect([...undocumented(FIELD_SCENARIO_JSON_SCHEMA, '')]).toEqual([]);
  });

  it('accepts every scenario, each of which names it', () => {
    const accepts = z.fromJSONSchema(JSON.parse(readFileSync(SCHEMA, 'utf8')));
    for (const file of jsonFilesIn(FOLDER)) {
      const path = join(FOLDER, file);
      const value = z.looseObject({ $schema: z.string() }).parse(JSON.parse(readFileSync(path, 'utf8')));
      expect(join(dirname(path), value.$schema)).toBe(SCHEMA);
      expect(accepts.safeParse(value).error, path).toBeUndefined();
    }
  });

  it.each([
    { mode: 'field', expect: {} },
    { name: 'no mode', rules: 'd20', expect: {} },
    { mode: 'field', name: 'an unknown order', rules: 'd20', steps: [{ order: { type: 'flee' } }] },
    { mode: 'field', name: 'no target', rules: 'd20', steps: [{ forecast: { type: 'attack', unit: 'a' } }] },
    { mode: 'field', name: 'a key too many', rules: 'd20', unist: [], expect: {} },
  ])('refuses %j', (value) => {
    expect(z.fromJSONSchema(JSON.parse(fieldScenarioSchemaText())).safeParse(value).success).toBe(false);
  });
});

function* undocumented(schema: JsonSchema, path: string): Generator<string> {
  for (const [key, member] of Object.entries(schema.properties ?? {})) {
    if (member.description === undefined) yield `${path}/${key}`;
    yield* undocumented(member, `${path}/${key}`);
  }
  const parts = [schema.items ?? [], schema.anyOf ?? [], schema.additionalProperties ?? []].flat();
  for (const part of parts) if (typeof part === 'object') yield* undocumented(part as JsonSchema, `${path}[]`);
}
