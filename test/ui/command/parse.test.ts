import { describe, expect, it } from 'vitest';
import { complete } from '../../../src/ui/command/complete';
import type { CommandContext } from '../../../src/ui/command/context';
import { parse } from '../../../src/ui/command/parse';
import { shippedBook } from '../../support/book';
import { at, position, unit } from '../../support/position';
import { contextAt } from './support/context';

function card(id: string) {
  const found = shippedBook().cards[id];
  if (found === undefined) throw new Error(`no card ${id} is shipped`);
  return found;
}

const FIELD = position({
  supply: { left: 4 },
  hands: { left: ['gatehouse-levy', 'oathguard', 'gatehouse-levy', 'the-portcullis'] },
  walls: [{ row: 2, col: 1, health: 20 }],
  units: [
    unit(card('oathguard'), 'a', 'left', [0, 0]),
    unit(card('oathguard'), 'b', 'left', [1, 0]),
    unit(card('longwatch-marksman'), 'c', 'left', [2, 0]),
    unit(card('slag-knight'), 'foe', 'right', [1, 2]),
  ],
});
const ENGLISH = contextAt(FIELD);
const ITALIAN = contextAt(FIELD, 'it');

function meaning(line: string, context: CommandContext = ENGLISH): unknown {
  const said = parse(line, context);
  if (said.type === 'order') return said.order;
  if (said.type === 'problem') return said.problem.kind;
  return said.type === 'look' ? said.at : said.type === 'choose' ? said.pressed : said.verb;
}

describe('a line', () => {
  const moveC = { type: 'move', unit: 'c', to: at(1, 2) };
  it.each([
    ['move longwatch marksman 2 right', moveC],
    ['MOVE Marksman to row 2, right wing', moveC],
    ['move marks 2r', moveC],
    ['move long r2', moveC],
    ['mov marksman right 2', moveC],
    ['move 3 left 2 right', moveC],
    ['move 3l 2r', moveC],
    ['move l3 2 ri', moveC],
    ['move marksman 3 left 2 right', moveC],
    ['move oathguard 1l 1c', { type: 'move', unit: 'a', to: at(0, 1) }],
    ['move oath 2 left 1 center', { type: 'move', unit: 'b', to: at(0, 1) }],
    ['move oath at row 2, left wing to row 1, centre', { type: 'move', unit: 'b', to: at(0, 1) }],
    ['attack marksman slag knight', { type: 'attack', unit: 'c', target: 'foe' }],
    ['attack marksman knight', { type: 'attack', unit: 'c', target: 'foe' }],
    ['attack 2l 2r', { type: 'attack', unit: 'b', target: 'foe' }],
    ['attack marksman slag 3r', { type: 'attack', unit: 'c', target: 'foe', slideTo: at(2, 2) }],
    ['castle marksman', { type: 'attackCastle', unit: 'c' }],
    ['attack marksman castle', { type: 'attackCastle', unit: 'c' }],
    ['attack marksman the castle', { type: 'attackCastle', unit: 'c' }],
    ['wall marksman 3 center', { type: 'attackCell', unit: 'c', at: at(2, 1) }],
    ['attack marksman 3 center', { type: 'attackCell', unit: 'c', at: at(2, 1) }],
    ['brace 1l', { type: 'brace', unit: 'a' }],
    ['march left center', { type: 'march', column: 0, to: 1 }],
    ['deploy levy 1 center', { type: 'deploy', card: 'gatehouse-levy', at: at(0, 1) }],
    ['deploy portcullis 1c', { type: 'deploy', card: 'the-portcullis', at: at(0, 1) }],
    ['deploy the portcullis 1c 1r', { type: 'deploy', card: 'the-portcullis', at: at(0, 1), palisadeAt: at(0, 2) }],
    ['mulligan levy oathguard levy', { type: 'mulligan', cards: ['gatehouse-levy', 'gatehouse-levy', 'oathguard'] }],
    ['keep', { type: 'mulligan', cards: [] }],
    ['end', { type: 'endTurn' }],
    ['concede', { type: 'concede' }],
    ['look 2c', at(1, 1)],
    ['choose marksman', { type: 'cell', at: at(2, 0) }],
    ['choose levy', { type: 'handCard', index: 0 }],
    ['choose oathguard', { type: 'handCard', index: 1 }],
    ['choose 1l', { type: 'cell', at: at(0, 0) }],
    ['undo', 'undo'],
    ['help', 'help'],
    ['', 'empty'],
    ['  ', 'empty'],
    ['mvoe marksman 2r', 'verb'],
    ['h', 'verb'],
    ['move', 'missing'],
    ['move marksman', 'missing'],
    ['move oathguard 1 left', 'missing'],
    ['move marksman 4 left', 'unknown'],
    ['move marksman 2', 'unknown'],
    ['move dragon 2r', 'unknown'],
    ['attack slag knight', 'unknown'],
    ['move oathguard 1 center', 'unclear'],
    ['move marksman 2r now', 'more'],
    ['end now', 'more'],
  ])('“%s”', (line, expected) => {
    expect(meaning(line)).toEqual(expected);
  });

  it.each([
    ['muovi tiratore 2 destra', { type: 'move', unit: 'c', to: at(1, 2) }],
    ['muovi 3s 2d', { type: 'move', unit: 'c', to: at(1, 2) }],
    ['muovi alla riga 3, ala sinistra riga 2, ala destra', { type: 'move', unit: 'c', to: at(1, 2) }],
    ['move marksman 2 right', { type: 'move', unit: 'c', to: at(1, 2) }],
    ['castello 3s', { type: 'attackCastle', unit: 'c' }],
    ['fine', { type: 'endTurn' }],
    ['end', { type: 'endTurn' }],
    ['aiuto', 'help'],
  ])('in Italian: “%s”', (line, expected) => {
    expect(meaning(line, ITALIAN)).toEqual(expected);
  });

  it.each([
    ['mvoe marksman 2r', 'move'],
    ['deplyo levy', 'deploy'],
  ])('“%s” was probably “%s”', (line, meant) => {
    expect(parse(line, ENGLISH)).toMatchObject({ problem: { kind: 'verb', meant } });
  });
});

describe('completion', () => {
  const lines = (line: string, context = ENGLISH) => complete(line, context).map((completion) => completion.line);

  it('offers verbs, then things, then places, only as far as they are legal', () => {
    expect(lines('mo')).toEqual(['move ']);
    expect(lines('b')).toEqual(['board']);
    expect(lines('mulligan ')).toEqual([]);
    expect(lines('move ')).toEqual(['move Oathguard 1 left ', 'move Oathguard 2 left ', 'move Longwatch Marksman ']);
    expect(lines('move oath')).toEqual(['move Oathguard 1 left ', 'move Oathguard 2 left ']);
    expect(lines('move oath 2')).toEqual(['move Oathguard 2 left ']);
    expect(lines('deploy levy 1')).toEqual(['deploy Gatehouse Levy 1 center']);
    expect(lines('deploy portc')).toEqual([]);
    expect(lines('sch', ITALIAN)).toEqual(['schiera ']);
  });

  it('says what would come of it', () => {
    const details = (line: string) => complete(line, ENGLISH).map(({ detail }) => detail);
    expect(details('deploy levy')).toEqual(['cost 1']);
    expect(details('move marksm')).toEqual(['row 3, left wing']);
    expect(details('attack marksman slag')).toEqual([
      expect.stringMatching(/^row 2, right wing: \d+, (survives|falls)$/),
    ]);
    expect(details('en')).toEqual(['ends your turn']);
  });

  it('offers no order outside the person’s turn', () => {
    const waiting: CommandContext = { ...ENGLISH, legal: [] };
    expect(lines('', waiting)).toEqual(['undo', 'choose ', 'look ', 'hand', 'board', 'log', 'help']);
    expect(lines('move ', waiting)).toEqual([]);
  });
});
