import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jsonFilesIn } from '../../src/cli/disk/jsonFiles';
import { SCENARIO_JSON_SCHEMA, scenarioSchemaText } from '../../src/content/scenario/scenarioJsonSchema';
import type { JsonSchema } from '../../src/content/schema/jsonSchema';

const FOLDER = 'test/scenarios';
const SCHEMA = 'cards/schema/scenario.json';

describe('the schema of scenarios', () => {
  it('is up to date (npm run -s ninekeep -- schema)', () => {
    expect(readFileSync(SCHEMA, 'utf8')).toBe(scenarioSchemaText());
  });

  it('has a description for every key', () => {
    expect([...undocumented(SCENARIO_JSON_SCHEMA, '')]).toEqual([]);
  });

  it('accepts every scenario, each of which names it', () => {
    const accepts = z.fromJSONSchema(JSON.parse(readFileSync(SCHEMA, 'utf8')));
    for (const file of jsonFilesIn(FOLDER).filter((name) => !name.startsWith('field/'))) {
      const path = join(FOLDER, file);
      const value = z.looseObject({ $schema: z.string() }).parse(JSON.parse(readFileSync(path, 'utf8')));
      expect(join(dirname(path), value.$schema)).toBe(SCHEMA);
      expect(accepts.safeParse(value).error, path).toBeUndefined();
      expect(accepts.safeParse({ ...value, unist: [] }).success, path).toBe(false);
    }
  });

  it.each([
    { expect: {} },
    { name: 'an unknown order', steps: [{ order: { type: 'flee' } }] },
    { name: 'an order without its target', steps: [{ order: { type: 'attack', unit: 'a' } }] },
    { name: 'an unknown rule', rules: { castleHelth: 1 }, expect: {} },
    { name: 'a wrong cell', units: [{ card: 'oathguard', side: 'left', at: [3, 0] }], expect: {} },
  ])('refuses %j', (value) => {
    expect(z.fromJSONSchema(JSON.parse(scenarioSchemaText())).safeParse(value).success).toBe(false);
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
