import { describe, expect, it } from 'vitest';
import type { Goal } from '../../../src/battle/model/goals';
import type { BattleState } from '../../../src/battle/model/state';
import { selectUndone } from '../../../src/store/advice/guardSelectors';
import { battleBegun } from '../../../src/store/battle/battleSlice';
import { type Seat, seatsTaken } from '../../../src/store/seats/seatsSlice';
import { DEFAULT_SETTINGS } from '../../../src/store/settings/settings';
import { selectBlows } from '../../../src/store/view/battleSelectors';
import { book } from '../../support/book';
import { bow, position, sword } from '../../support/position';
import { openStore } from '../support/table';

const NOTHING = { losing: null, winning: null, strikers: [], cards: [], plays: [] };

function undone(
  state: BattleState,
  left: Seat = 'human',
  turnGuard = true,
  goals: readonly Goal[] = [],
  right: Seat = 'greedy',
) {
  const store = openStore({
    aiClient: { requestPlan: () => new Promise(() => undefined) },
    settings: { ...DEFAULT_SETTINGS, speed: 'instant', turnGuard },
  });
  store.dispatch(seatsTaken({ seats: { left, right }, seed: 1 }));
  const plain = book();
  const rules = goals.length === 0 ? plain.rules : { ...plain.rules, goals };
  store.dispatch(battleBegun({ book: { ...plain, rules }, start: { type: 'position', state } }));
  return selectUndone(store.getState());
}

const DUEL = [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1])];

describe('what ending the turn would leave undone', () => {
  it.each([
    ['an empty board', position(), null],
    ['a unit that can only move', position({ units: [sword('a', 'left', [1, 0])] }), null],
    ['a unit with a target', position({ units: DUEL }), { ...NOTHING, strikers: ['a'] }],
    [
      'a unit that has struck',
      position({ units: [sword('a', 'left', [1, 0], { attacked: true }), ...DUEL.slice(1)] }),
      null,
    ],
    [
      'a wall in reach, which may be one’s own',
      position({ units: DUEL.slice(0, 1), walls: [{ row: 1, col: 1, health: 9 }] }),
      null,
    ],
    [
      'supply for a card',
      position({ supply: { left: 2 }, hands: { left: ['bow', 'bow'] } }),
      { ...NOTHING, cards: ['bow'] },
    ],
    ['a card that is too dear', position({ supply: { left: 1 }, hands: { left: ['bow'] } }), null],
    ['supply without a card', position({ supply: { left: 5 } }), null],
    ['the opponent’s turn', position({ turn: 'right', units: DUEL }), null],
    ['the opening hand', position({ phase: 'mulligan', hands: { left: ['bow'] }, supply: { left: 5 } }), null],
  ])('%s', (_, state, expected) => {
    expect(undone(state)).toEqual(expected);
  });

  it('a goal of the enemy that the end of the turn reaches; a turn whose end wins leaves nothing undone', () => {
    const held = { left: [0, 0, 0], right: [0, 0, 0] };
    const last = { ...position({ units: DUEL }), held };
    const hold: Goal = { type: 'hold', side: 'left', column: 0, turns: 1 };
    expect(undone(last, 'human', true, [hold])).toBeNull();
    expect(undone(last, 'human', true, [{ ...hold, column: 2 }])).toEqual({ ...NOTHING, strikers: ['a'] });
    const burning: Goal = { type: 'fell', side: 'right', unit: 'a' };
    expect(undone(last, 'human', true, [burning])).toEqual({ ...NOTHING, strikers: ['a'] });
    const lost: Goal = { type: 'survive', side: 'left', rounds: 1 };
    const ofRight = { ...last, turn: 'right' as const };
    expect(undone(ofRight, 'greedy', true, [lost], 'human')).toEqual({ ...NOTHING, losing: lost, strikers: ['b'] });
  });

  it('a blow that wins now, and no blow that falls short by one', () => {
    const at = (health: number) => position({ castles: { right: health }, units: [bow('a', 'left', [1, 2])] });
    const damage = damageAtCastle(at(140));
    expect(undone(at(damage))?.winning).toEqual({ type: 'attackCastle', unit: 'a' });
    expect(undone(at(damage + 1))).toEqual({ ...NOTHING, strikers: ['a'] });
  });

  it('nothing when the guard is off, and nothing of a battle that nobody plays', () => {
    expect(undone(position({ units: DUEL }), 'human', false)).toBeNull();
    expect(undone(position({ units: DUEL }), 'greedy')).toBeNull();
  });
});

function damageAtCastle(state: BattleState): number {
  const store = openStore();
  store.dispatch(seatsTaken({ seats: { left: 'human', right: 'human' }, seed: 1 }));
  store.dispatch(battleBegun({ book: book(), start: { type: 'position', state } }));
  const blow = selectBlows(store.getState()).find(({ order }) => order.type === 'attackCastle');
  const struck = blow?.forecast.ok ? blow.forecast.value.find((event) => event.type === 'castleStruck') : undefined;
  if (struck?.type !== 'castleStruck') throw new Error('the castle is out of reach');
  return struck.damage;
}
