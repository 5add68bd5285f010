import { describe, expect, it } from 'vitest';
import { parseFieldCommand } from '../../../src/words/field/parseCommand';
import { fieldBook } from '../../skirmish/support/books';
import { at, field } from '../../skirmish/support/field';

const STATE = field(fieldBook('d50'), [
  ['r', 'reaver', 'left', 'B2'],
  ['a1', 'archer', 'left', 'A2'],
  ['a2', 'archer', 'left', 'A3'],
  ['e', 'spearman', 'right', 'C4'],
]);

describe('a typed command is an order', () => {
  it.each([
    ['mv B2 D2', { type: 'move', unit: 'r', to: at('D2') }],
    ['MV b2 d2 via c3', { type: 'move', unit: 'r', to: at('D2'), path: [at('C3'), at('D2')] }],
    ['step B2 B3', { type: 'step', unit: 'r', to: at('B3') }],
    ['dis B2 D2', { type: 'disengage', unit: 'r', to: at('D2') }],
    ['atk B2 C4', { type: 'attack', unit: 'r', target: 'e' }],
    ['atk archer2 spearman', { type: 'attack', unit: 'a2', target: 'e' }],
    ['atk B2 F6', { type: 'attack', unit: 'r', target: at('F6') }],
    ['face B2 ne', { type: 'face', unit: 'r', direction: 'northeast' }],
    ['stance reaver defensive', { type: 'stance', unit: 'r', stance: 'defensive' }],
    ['man charge B2 C4 to C3', { type: 'maneuver', unit: 'r', maneuver: 'charge', target: 'e', to: at('C3') }],
    ['man vault B2 to B4', { type: 'maneuver', unit: 'r', maneuver: 'vault', to: at('B4') }],
    ['man drag B2 C4 east', { type: 'maneuver', unit: 'r', maneuver: 'drag', target: 'e', direction: 'east' }],
    [
      'man charge B2 C4 to D3 via C2 C3',
      {
        type: 'maneuver',
        unit: 'r',
        maneuver: 'charge',
        target: 'e',
        to: at('D3'),
        path: [at('C2'), at('C3'), at('D3')],
      },
    ],
    [
      'form phalanx D4 east A2 A3 B2',
      { type: 'form', formation: 'phalanx', anchor: at('D4'), facing: 'east', members: ['a1', 'a2', 'r'] },
    ],
    ['march 1 e 2', { type: 'march', formation: 1, direction: 'east', squares: 2 }],
    ['disband 1', { type: 'disband', formation: 1 }],
    ['heal B2 A2', { type: 'heal', unit: 'r', target: 'a1' }],
    ['rally B2 A2', { type: 'rally', unit: 'r', target: 'a1' }],
    ['build B2 B3', { type: 'build', unit: 'r', at: at('B3') }],
    ['demolish B2 B3', { type: 'demolish', unit: 'r', at: at('B3') }],
    ['scan B2', { type: 'scan', unit: 'r' }],
    ['wait B2', { type: 'wait', unit: 'r' }],
    ['deploy A2 B3', { type: 'deploy', unit: 'a1', at: at('B3') }],
    ['ready', { type: 'ready' }],
    ['end', { type: 'end' }],
    ['forfeit', { type: 'forfeit' }],
    ['draw', { type: 'offerDraw' }],
    ['draw yes', { type: 'acceptDraw' }],
    ['draw no', { type: 'declineDraw' }],
  ])('%s', (line, order) => {
    expect(parseFieldCommand(STATE, line)).toEqual({ ok: true, value: { type: 'order', order } });
  });
});

describe('what can’t be read says why', () => {
  it.each([
    ['fly B2', 'there is no command "fly": help lists them'],
    ['', 'there is no command "": help lists them'],
    ['constructor', 'there is no command "constructor": help lists them'],
    ['mv B2', 'expected a cell from A1 to L12'],
    ['mv B2 M1', 'expected a cell from A1 to L12, not "m1"'],
    ['mv Z9 D2', 'expected the cell or the name of a unit, not "z9"'],
    ['mv B2 D2 over C3', 'expected "via" and cells, not "over"'],
    [
      'face B2 up',
      `expected a direction: north, northeast, east, southeast, south, southwest, west, northwest, not "up"`,
    ],
    ['stance B2 sleepy', 'expected a stance: aggressive, defensive, balanced, mobile, prone, stealth, not "sleepy"'],
    ['march one east 2', 'expected a whole number, not "one"'],
    ['draw maybe', 'expected draw, draw yes or draw no'],
  ])('%s', (line, refusal) => {
    expect(parseFieldCommand(STATE, line)).toEqual({ ok: false, refusal });
  });
});

it('questions keep their words', () => {
  expect(parseFieldCommand(STATE, 'odds B2 C4')).toEqual({
    ok: true,
    value: { type: 'question', question: 'odds', words: ['b2', 'c4'] },
  });
});
