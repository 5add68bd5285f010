import { expect, it } from 'vitest';
import { INVARIANTS } from '../support/invariants/table';
import { checkTrial } from '../support/trials/checkTrial';
import { readLine } from '../support/trials/trial';

/** The line that a failing property printed: it is played again with every invariant. */
const LINE = process.env.NINEKEEP_REPRODUCE;

it.runIf(LINE?.startsWith('seed='))(`again: ${LINE}`, () => {
  expect(checkTrial(readLine(LINE ?? ''), INVARIANTS).winner).not.toBeNull();
});

it('says how to play a line again', () => {
  expect(() => readLine('left=wild')).toThrow('the line has no decks=');
});
