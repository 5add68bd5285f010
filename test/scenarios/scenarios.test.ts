import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonFilesIn } from '../../src/cli/disk/jsonFiles';
import { runScenario } from '../../src/cli/scenario/runScenario';
import { problemLine } from '../../src/content/problems/problem';
import { readScenario } from '../../src/content/scenario/readScenario';
import { shippedCatalog } from '../support/book';

const FOLDER = 'test/scenarios';
const DOCUMENTATION = 'docs/scenarios.md';
/** Cases of the open field have a reader of their own. */
const FILES = jsonFilesIn(FOLDER).filter((file) => !file.startsWith('field/'));

function findings(path: string, text = readFileSync(path, 'utf8')): readonly string[] {
  const { scenario, problems } = readScenario(path, text, shippedCatalog());
  return (scenario === null ? problems : runScenario(scenario)).map(problemLine);
}

describe('every rule case holds', () => {
  it.each(FILES)('%s', (file) => {
    expect(findings(`${FOLDER}/${file}`)).toEqual([]);
  });

  it('in the documentation too', () => {
    const examples = [...readFileSync(DOCUMENTATION, 'utf8').matchAll(/^```json\n(.*?)^```/gms)];
    expect(examples).toHaveLength(2);
    for (const [, example] of examples) expect(findings(DOCUMENTATION, example)).toEqual([]);
  });
});

/** R1 to R12, by the name of their folders. */
const RULES = Array.from({ length: 12 }, (_, index) => `rules/r${index + 1}-`);
const EXAMPLES = Array.from({ length: 23 }, (_, index) => `examples/${String(index + 1).padStart(2, '0')}-`);
const ABILITIES = Object.keys(shippedCatalog().abilities).map((id) => `abilities/${id}/`);
const CASES_PER_ABILITY = 3;

describe('nothing of the rule book is without a case', () => {
  const casesOf = (prefix: string): number => FILES.filter((file) => file.startsWith(prefix)).length;

  it('has 30 abilities', () => {
    expect(ABILITIES).toHaveLength(30);
  });

  it.each([...RULES, ...EXAMPLES])('%s', (prefix) => {
    expect(casesOf(prefix)).toBeGreaterThan(0);
  });

  it.each(ABILITIES)('%s', (prefix) => {
    expect(casesOf(prefix)).toBeGreaterThanOrEqual(CASES_PER_ABILITY);
  });

  it('has no folder for an ability that is not there', () => {
    const folders = new Set(FILES.map((file) => /^abilities\/[^/]+\//.exec(file)?.[0] ?? ''));
    expect([...folders].filter((folder) => folder !== '' && !ABILITIES.includes(folder))).toEqual([]);
  });
});
