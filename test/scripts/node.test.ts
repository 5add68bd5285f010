import { expect, test } from 'vitest';
import { nodeProblem } from '../../scripts/setup/node.mjs';

const RANGE = '^20.19.0 || >=22.12.0';

test.each(['20.19.0', '20.20.2', '22.12.0', '22.13.1', '24.0.0', '25.1.0'])('Node %s serves', (version) => {
  expect(nodeProblem(version, RANGE)).toBeUndefined();
});

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('Node %s is refused with a sentence', (version) => {
  expect(nodeProblem(version, RANGE)).toBe(
    `Ninekeep needs Node ${RANGE} and this is ${version}: install a newer Node (an even-numbered release) and try again.`,
  );
});

test('a single lower bound has no upper one', () => {
  expect(nodeProblem('30.0.0', '>=20.19')).toBeUndefined();
  expect(nodeProblem('20.18.9', '>=20.19')).toContain('>=20.19');
});
