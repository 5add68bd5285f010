import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runFieldScenario } from '../../src/cli/scenario/field/runFieldScenario';
import { readFieldScenario } from '../../src/content/field/scenario/readFieldScenario';
import { problemLine } from '../../src/content/problems/problem';
import { fieldCatalog } from './support/books';

/** Where the rule book is silent: each ruling by the case that shows it. */
const CASES = [
  ['ruling 98: stationary weapons and sidearms', 'd20/stationary-with-a-sidearm'],
  ['ruling 99: unknown full cover', 'mixed/unknown-full-cover'],
  ['ruling 100: fog terrain that nobody was beside', 'clockwork/unknown-smoke-in-the-line'],
  ['ruling 101: who is tried for morale', 'd50/morale-of-the-struck-only'],
  ['ruling 102: the anchor of a march that was stopped', 'd50/march-stopped-by-a-hidden-unit'],
  ['ruling 103: a charge takes its run', 'd50/charge-needs-a-run'],
  ['ruling 104: what is no target', 'clockwork/walls-are-no-target'],
  ['ruling 105: nobody heals itself', 'clockwork/nobody-heals-itself'],
  ['ruling 106: orders outside their phase', 'clockwork/deployment'],
] as const;

describe('rulings of the open field', () => {
  it.each(CASES)('%s', (_, name) => {
    const path = `test/scenarios/field/${name}.json`;
    const { scenario, problems } = readFieldScenario(path, readFileSync(path, 'utf8'), fieldCatalog());
    const found = scenario === null ? problems : runFieldScenario(scenario);
    expect(found.map(problemLine)).toEqual([]);
  });
});
