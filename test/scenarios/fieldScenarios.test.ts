import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonFilesIn } from '../../src/cli/disk/jsonFiles';
import { runFieldScenario } from '../../src/cli/scenario/field/runFieldScenario';
import { FIELD_ORDER_SCHEMAS } from '../../src/content/field/scenario/orderSchemas';
import { readFieldScenario } from '../../src/content/field/scenario/readFieldScenario';
import { problemLine } from '../../src/content/problems/problem';
import { SKIRMISH_REFUSALS, type SkirmishRefusalCode } from '../../src/skirmish/model/refusals';
import { fieldCatalog } from '../skirmish/support/books';

const FOLDER = 'test/scenarios/field';
const DOCUMENTATION = 'docs/field-scenarios.md';
const FILES = jsonFilesIn(FOLDER);

function findings(path: string, text = readFileSync(path, 'utf8')): readonly string[] {
  const { scenario, problems } = readFieldScenario(path, text, fieldCatalog());
  return (scenario === null ? problems : runFieldScenario(scenario)).map(problemLine);
}

describe('every rule case of the open field holds', () => {
  it.each(FILES)('%s', (file) => {
    expect(findings(`${FOLDER}/${file}`)).toEqual([]);
  });

  it('in the documentation too', () => {
    const examples = [...readFileSync(DOCUMENTATION, 'utf8').matchAll(/^```json\n(.*?)^```/gms)];
    expect(examples).toHaveLength(2);
    for (const [, example] of examples) expect(findings(DOCUMENTATION, example)).toEqual([]);
  });
});

const EXAMPLES = [
  ...Array.from({ length: 8 }, (_, index) => `clockwork/c${index + 1}-`),
  ...Array.from({ length: 9 }, (_, index) => `d20/d${index + 1}-`),
  ...Array.from({ length: 9 }, (_, index) => `d50/f${index + 1}-`),
  ...Array.from({ length: 7 }, (_, index) => `2d6/t${index + 1}-`),
];
const TEXTS = FILES.map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));
/** A scenario's book has the definitions of all its formations. */
const UNREACHABLE: readonly SkirmishRefusalCode[] = ['formation_definition_missing'];
const LEAST_CASES = { clockwork: 30, d20: 30, d50: 30, '2d6': 30, mixed: 5 } as const;

describe('nothing of the rule book is without a case', () => {
  const casesOf = (prefix: string): number => FILES.filter((file) => file.startsWith(prefix)).length;

  it.each(EXAMPLES)('%s', (prefix) => {
    expect(casesOf(prefix)).toBeGreaterThan(0);
  });

  it.each(Object.entries(LEAST_CASES))('%s has at least %i cases', (set, least) => {
    expect(casesOf(`${set}/`)).toBeGreaterThanOrEqual(least);
  });

  it.each(SKIRMISH_REFUSALS.filter((code) => !UNREACHABLE.includes(code)))('a case is refused with %s', (code) => {
    expect(TEXTS.some((text) => text.includes(`"refused": "${code}"`))).toBe(true);
  });

  it.each(Object.keys(FIELD_ORDER_SCHEMAS))('a case gives the order %s', (type) => {
    expect(TEXTS.some((text) => text.includes(`"type": "${type}"`))).toBe(true);
  });

  it('has 160 cases or more', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(160);
  });
});
