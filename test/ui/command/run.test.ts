import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/battle/model/position';
import { playbackSkipped } from '../../../src/store/battle/battleSlice';
import { seatsTaken } from '../../../src/store/seats/seatsSlice';
import { endOrAsk } from '../../../src/ui/battle/guard';
import { hintOn } from '../../../src/ui/battle/hint';
import type { Pressed } from '../../../src/ui/battle/selection';
import { type Answer, type CommandTable, run } from '../../../src/ui/command/run';
import { battleOf, openTable, refusalOf } from '../../store/support/table';
import { shippedBook } from '../../support/book';
import { position, unit } from '../../support/position';
import { speakerOf } from '../../words/support/intl';

const { cards } = shippedBook();
const { oathguard, 'slag-knight': knight } = cards;
if (oathguard === undefined || knight === undefined) throw new Error('the cards of this test are not shipped');

const FIELD = position({
  supply: { left: 1 },
  hands: { left: ['gatehouse-levy', 'the-portcullis'] },
  units: [unit(oathguard, 'a', 'left', [0, 0]), unit(knight, 'foe', 'right', [1, 2])],
});

function sit() {
  const store = openTable({}, { type: 'position', state: FIELD });
  store.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 1 }));
  const taken: Pressed[] = [];
  let asked = false;
  const table: CommandTable = {
    store,
    speak: speakerOf('en'),
    endTurn: () => {
      const undone = endOrAsk(store, asked);
      asked = undone !== null;
      return undone === null ? null : ['Something is left.'];
    },
    take: (pressed) => taken.push(pressed),
    describe: ({ row, col }: Position) => `cell ${row} ${col}`,
    castles: () => ['castles'],
    log: () => ['the log'],
    hint: () => hintOn(store),
    why: () => ['the reasons'],
  };
  let last: Answer | null = null;
  const say = (line: string): string => {
    const reply = run(line, table, last);
    if (reply === null || reply instanceof Promise) throw new Error('no answer');
    last = reply;
    if (last.type === 'hint') return 'hint';
    return last.type === 'told' ? `told since ${last.since}` : `${last.type}: ${last.lines.join(' / ')}`;
  };
  return { store, say, taken, orders: () => battleOf(store).record.orders };
}

describe('an answer', () => {
  it('to a question for a hint is the hint, more of it each time, and only in the own turn', () => {
    const { say, store } = sit();
    expect(say('hint')).toBe('hint');
    expect(store.getState().hint.status).toBe('thinking');
    expect(say('why')).toBe('text: the reasons');
    store.dispatch(seatsTaken({ seats: { left: 'greedy', right: 'human' }, seed: 1 }));
    expect(say('hint')).toBe('text: Hints are given only in your own turn.');
  });

  it('to an order is what happens, and the order is given', () => {
    const { say, orders, store } = sit();
    const before = battleOf(store).history.length;
    expect(say('move oathguard 1 center')).toBe(`told since ${before}`);
    expect(orders()).toEqual([{ type: 'move', unit: 'a', to: { row: 0, col: 1 } }]);
  });

  it.each([
    [
      'move oathguard 3 right',
      'Oathguard can’t move to row 3 right wing: This cell is out of the card’s movement range. It can move to row 1 center or row 2 left wing.',
    ],
    [
      'attack oathguard slag',
      'Oathguard can’t strike Slag Knight: The target is out of this card’s reach. It has no target now.',
    ],
    [
      'deploy levy 1 right',
      'Gatehouse Levy can’t be deployed to row 1 right wing: You cannot deploy in this column. It can be deployed to row 1 center, row 2 left wing, row 2 center, row 3 left wing or row 3 center.',
    ],
    [
      'deploy portcullis 2 left',
      'The Portcullis can’t be deployed to row 2 left wing: You do not have enough supply for this card. It can’t be deployed anywhere now.',
    ],
    [
      'castle oathguard',
      'Oathguard can’t strike the castle: From this column the card cannot reach the castle. It has no target now.',
    ],
    ['brace oathguard', 'Oathguard can’t brace: This card does not know how to brace.'],
    ['march left center', 'The column can’t march: Columns do not march under these rules.'],
    ['keep', 'Cards can go back only before the first round.'],
    ['mvoe oathguard', '“mvoe” is no command. Did you mean “move”?'],
    ['xyzzy', '“xyzzy” is no command. Type help for the list.'],
    ['move', 'Which of your cards? Legal now: Oathguard.'],
    ['move oathguard', 'Which cell? Legal now: row 1 center or row 2 left wing.'],
    ['attack oathguard', 'Which target? Nothing of the kind is legal now.'],
    [
      'move oathgaurd 1c',
      'None of your cards on the board is “oathgaurd 1c”. Did you mean “Oathguard”? Legal now: Oathguard.',
    ],
    [
      'move oathguard nowhere',
      '“nowhere” is no cell; say it like “1 left” or “1l”. Legal now: row 1 center or row 2 left wing.',
    ],
    ['look 2c', 'cell 1 1'],
    ['board', 'castles / cell 0 0 / cell 1 2'],
    ['log', 'the log'],
    ['undo', 'No order of this turn can be taken back.'],
  ])('to “%s”', (line, expected) => {
    const { say, orders, store } = sit();
    expect(say(line)).toBe(`text: ${expected}`);
    expect(orders()).toEqual([]);
    expect(refusalOf(store)).toBeNull();
  });

  it('to “hand” and “help” reads them', () => {
    const { say } = sit();
    expect(say('hand')).toMatch(/^text: Gatehouse Levy, melee, cost 1, .* \/ The Portcullis, .* needs \d more supply$/);
    expect(say('help')).not.toMatch(/\b(brace|march)\b/);
    expect(say('help')).toMatch(/deploy card cell \[cell\]: .* \/ move card cell: .* \/ concede: /);
  });

  it('to “choose” takes it in hand and tells what it can do', () => {
    const { say, taken } = sit();
    expect(say('choose oathguard')).toBe('text: Oathguard is chosen. It can move to row 1 center or row 2 left wing.');
    expect(say('choose portcullis')).toBe('text: The Portcullis is chosen. It can do nothing now.');
    expect(taken).toEqual([
      { type: 'cell', at: { row: 0, col: 0 } },
      { type: 'handCard', index: 1 },
    ]);
  });

  it('to “end” asks while something is left, and the second one ends the turn', () => {
    const { say, orders } = sit();
    expect(say('end')).toBe('seen: Something is left. / Type end once more to end the turn anyway.');
    expect(orders()).toEqual([]);
    expect(say('end')).toMatch(/^told/);
    expect(orders()).toEqual([{ type: 'endTurn' }]);
    expect(say('move oathguard 1c')).toBe('text: It is not your turn.');
  });

  it('to “concede” asks once; another line in between takes it back', () => {
    const { say, orders, store } = sit();
    expect(say('concede')).toBe('text: Type concede once more to give the battle up.');
    say('hand');
    expect(say('concede')).toMatch(/^text: Type concede/);
    expect(say('concede')).toMatch(/^told/);
    expect(orders()).toEqual([{ type: 'concede' }]);
    store.dispatch(playbackSkipped());
    expect(say('end')).toBe('text: The battle is over.');
  });

  it('to “undo” takes the last order back', () => {
    const { say, orders } = sit();
    say('move oathguard 1 center');
    expect(say('undo')).toBe('seen: The last order was taken back.');
    expect(orders()).toEqual([]);
  });
});
