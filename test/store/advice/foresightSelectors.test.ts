import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/battle/model/state';
import { selectOpenings, selectThreats } from '../../../src/store/advice/foresightSelectors';
import { playbackSkipped } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { seatsTaken } from '../../../src/store/seats/seatsSlice';
import { book } from '../../support/book';
import { bow, position, sword } from '../../support/position';
import { begunTable, openStore, openTable } from '../support/table';

const on = (state: BattleState) => openTable({}, { type: 'position', state }, book());

const STATE = position({
  units: [sword('a', 'left', [0, 1]), sword('e', 'right', [1, 0], { facing: 'east' }), bow('far', 'right', [2, 2])],
});

describe('threats', () => {
  it('are those of whoever looks, and stay the same object while nothing happens', () => {
    const state = on(STATE).getState();
    const threats = selectThreats(state);
    expect(Object.keys(threats?.units ?? {})).toEqual(['a']);
    expect(selectThreats({ ...state })).toBe(threats);
  });

  it('change with every order that was played back', () => {
    const store = on(STATE);
    const before = selectThreats(store.getState());
    store.dispatch(giveOrder({ type: 'move', unit: 'a', to: { row: 0, col: 0 } }));
    store.dispatch(playbackSkipped());
    expect(selectThreats(store.getState())).not.toEqual(before);
  });

  it('in the opponent’s turn are what it can still do to the only person', () => {
    const store = openTable({}, { type: 'position', state: { ...STATE, turn: 'right' } }, book());
    store.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 1 }));
    const threats = selectThreats(store.getState());
    expect(threats?.units.a?.blows.map(({ by }) => by).sort()).toEqual(['e', 'far']);
  });

  it('are none while hands are settled, and null without a battle', () => {
    expect(selectThreats(begunTable().getState())).toMatchObject({ units: {}, castle: null });
    expect(selectThreats(openStore().getState())).toBeNull();
  });
});

describe('openings', () => {
  it('are told of the units whose turn it is, the best first', () => {
    const state = on(STATE).getState();
    const [best] = selectOpenings('a')(state);
    expect(best).toMatchObject({ to: { row: 0, col: 0 }, target: 'e', angle: { arc: 'side' } });
    expect(selectOpenings('a')(state)).toBe(selectOpenings('a')({ ...state }));
    expect(selectOpenings('e')(state)).toEqual([]);
  });

  it('are none for nobody, in somebody else’s turn, while hands are settled, and without a battle', () => {
    const state = on(STATE).getState();
    expect(selectOpenings(null)(state)).toEqual([]);
    const theirs = openTable({}, { type: 'position', state: { ...STATE, turn: 'right' } }, book());
    theirs.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 1 }));
    expect(selectOpenings('e')(theirs.getState())).toEqual([]);
    expect(selectOpenings('a')(begunTable().getState())).toEqual([]);
    expect(selectOpenings('a')(openStore().getState())).toEqual([]);
  });
});
