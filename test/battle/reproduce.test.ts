import { describe, expect, it } from 'vitest';
import { readProbe } from '../support/exhaustive/readProbe';
import { runProbe } from '../support/exhaustive/runProbe';
import { INVARIANTS } from '../support/invariants/table';
import { checkTrial } from '../support/trials/checkTrial';
import { readLine } from '../support/trials/trial';

/** The line that a failing property or probe printed: it is played again with every invariant. */
const given = (start: string): string[] =>
  [process.env.NINEKEEP_REPRODUCE ?? ''].filter((line) => line.startsWith(start));

describe('a line that reproduces a failure', () => {
  it.each(given('seed='))('is played again: %s', (line) => {
    expect(checkTrial(readLine(line), INVARIANTS).winner).not.toBeNull();
  });

  it.each(given('exhaustive='))('is tried again: %s', (line) => {
    expect(runProbe(readProbe(line))).toBeGreaterThan(0);
  });

  it('must be whole', () => {
    expect(() => readLine('left=wild')).toThrow('the line has no decks=');
    expect(() => readProbe('exhaustive=card')).toThrow('the line has no seed=');
  });
});
