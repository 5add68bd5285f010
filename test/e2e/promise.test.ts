import { describe, expect, it } from 'vitest';
import { differences } from './support/promise';

const STRIKE = 'Row 3, center, enemy Slag Knight, melee, 54 of 54 health, strike for 11 from the flank, 43 left';
const BLOW = 'Your Briar Scout strikes the enemy Slag Knight from the flank for 11.';
const COUNTER = 'Enemy Slag Knight hits your Briar Scout with a counter-blow for 6.';

describe('a promise', () => {
  it.each([
    ['a blow', STRIKE, [BLOW]],
    ['a blow with a counter-blow', `${STRIKE}, then: ${COUNTER}`, [BLOW, COUNTER]],
    ['a deadly blow', 'Row 3, center, strike for 11, it falls', [BLOW, 'Enemy Slag Knight falls.']],
    ['a move', 'Row 1, left wing, empty, move here', ['Your Scout moves to row 1, left wing →.']],
    ['a deployment', 'Row 1, center, empty, deploy here', ['You deploy Scout to row 1, center →.']],
    ['a win', 'Enemy castle, 9 of 140 health, strike for 11 and win', [`${BLOW}`, 'You win the battle.']],
  ])('of %s is kept', (_what, name, told) => {
    expect(differences(name, told)).toEqual([]);
  });

  it.each([
    ['another number', STRIKE, [BLOW.replace('11', '12')]],
    ['a counter-blow that nobody foretold', STRIKE, [BLOW, COUNTER]],
    ['a counter-blow of another number', `${STRIKE}, then: ${COUNTER}`, [BLOW, COUNTER.replace('6', '7')]],
    ['a foretold counter-blow that fails to come', `${STRIKE}, then: ${COUNTER}`, [BLOW]],
    ['a fall that nobody foretold', STRIKE, [BLOW, 'Enemy Slag Knight falls.']],
    ['nobody falling', 'Row 3, center, strike for 11, it falls', [BLOW]],
    ['another cell', 'Row 1, left wing, empty, move here', ['Your Scout moves to row 2, left wing →.']],
    ['nothing at all', STRIKE, []],
  ])('is broken by %s', (_what, name, told) => {
    expect(differences(name, told)).not.toEqual([]);
  });
});
