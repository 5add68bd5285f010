import { describe, expect, it } from 'vitest';
import { engineFor } from '../../../src/battle/engineFor';
import type { BattleState } from '../../../src/battle/model/state';
import type { Start } from '../../../src/battle/resolve/begin';
import { battleBegun, playbackSkipped } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import type { AppStore } from '../../../src/store/createStore';
import { type Seat, seatsTaken } from '../../../src/store/seats/seatsSlice';
import {
  selectBlows,
  selectLegalOrders,
  selectMayOrder,
  selectSeen,
  selectSteps,
  selectViewer,
} from '../../../src/store/view/battleSelectors';
import { selectReadiness } from '../../../src/store/view/readinessSelectors';
import { selectAttrition, selectScreens } from '../../../src/store/view/tableSelectors';
import { book } from '../../support/book';
import { hiddenCardsMarked, tellsSecrets } from '../../support/hidden';
import { at, bow, groundOf, position, sword } from '../../support/position';
import { battleOf, END, openStore } from '../support/table';

const FIELD = position({
  supply: { left: 2 },
  hands: { left: ['bow'], right: ['tank', 'tank'] },
  decks: { left: ['mage'], right: ['mage', 'sword'] },
  units: [
    sword('a', 'left', [1, 0]),
    sword('spent', 'left', [0, 0], { moved: true, attacked: true }),
    bow('fresh', 'left', [2, 1], { fresh: true }),
    sword('b', 'right', [1, 1]),
  ],
});

function table(state: BattleState = FIELD, left: Seat = 'human', right: Seat = 'human'): AppStore {
  const store = openStore({ aiClient: { requestPlan: () => new Promise(() => undefined) } });
  const start: Start = { type: 'position', state };
  store.dispatch(seatsTaken({ seats: { left, right }, seed: 1 }));
  store.dispatch(battleBegun({ book: book(), start }));
  return store;
}

describe('the viewer', () => {
  it.each<readonly [Seat, Seat, 'left' | 'right', 'left' | 'right']>([
    ['human', 'greedy', 'left', 'left'],
    ['human', 'greedy', 'right', 'left'],
    ['greedy', 'human', 'left', 'right'],
    ['human', 'human', 'left', 'left'],
    ['human', 'human', 'right', 'right'],
    ['greedy', 'random', 'right', 'left'],
  ])('%s against %s, turn of %s: %s', (left, right, turn, viewer) => {
    expect(selectViewer(table({ ...FIELD, turn }, left, right).getState())).toBe(viewer);
  });

  it('sees no hidden card', () => {
    const store = table(hiddenCardsMarked(FIELD, 'left'), 'human', 'greedy');
    const seen = selectSeen(store.getState());
    expect(seen?.side).toBe('left');
    expect(tellsSecrets(seen)).toBe(false);
  });

  it('sees what was shown, not what is true', () => {
    const store = table();
    store.dispatch(giveOrder({ type: 'attack', unit: 'a', target: 'b' }));
    expect(selectSeen(store.getState())?.units[3]?.health).toBe(50);
    store.dispatch(playbackSkipped());
    expect(selectSeen(store.getState())?.units[3]?.health).toBe(24);
  });
});

describe('who may order', () => {
  it('a person in its turn, when everything was shown', () => {
    const store = table(FIELD, 'human', 'greedy');
    expect(selectMayOrder(store.getState())).toBe(true);
    store.dispatch(giveOrder({ type: 'move', unit: 'a', to: at(2, 0) }));
    expect(selectMayOrder(store.getState())).toBe(false);
    store.dispatch(playbackSkipped());
    expect(selectMayOrder(store.getState())).toBe(true);
    store.dispatch(giveOrder(END));
    store.dispatch(playbackSkipped());
    expect(selectMayOrder(store.getState())).toBe(false);
  });

  it('nobody after the end', () => {
    expect(selectMayOrder(table({ ...FIELD, winner: 'left', ending: 'castle' }).getState())).toBe(false);
  });

  it('gets the orders that the rules offer; others get none', () => {
    const store = table();
    expect(selectLegalOrders(store.getState())).toEqual(engineFor(battleOf(store).book).legalOrders(FIELD, 'left'));
    expect(selectLegalOrders(table({ ...FIELD, turn: 'right' }, 'human', 'greedy').getState())).toEqual([]);
  });
});

describe('what the page shows of a position', () => {
  it('every blow with its exact outcome', () => {
    const blows = selectBlows(table().getState());
    expect(blows.map(({ order }) => order)).toEqual([
      { type: 'attack', unit: 'a', target: 'b' },
      { type: 'attack', unit: 'fresh', target: 'b' },
    ]);
    expect(blows.map(({ forecast }) => forecast.ok && forecast.value[0])).toMatchObject([
      { damage: 26, angle: 'side', angleReason: 'surrounded' },
      { damage: 21, angle: 'side', angleReason: 'facing' },
    ]);
  });

  it('what awaits whoever moves or is deployed', () => {
    const steps = selectSteps(table({ ...FIELD, ground: groundOf(['*..', '...', '*..']) }).getState());
    const burning = steps.filter(({ forecast }) => forecast.ok && forecast.value.some(({ type }) => type === 'burned'));
    expect(burning.map(({ order }) => order)).toEqual([
      { type: 'deploy', card: 'bow', at: at(2, 0) },
      { type: 'move', unit: 'a', to: at(2, 0) },
    ]);
  });

  it('what each own unit can still do', () => {
    expect(selectReadiness(table().getState())).toEqual({
      a: { canMove: true, canStrike: true, canBrace: false, targets: 1 },
      spent: { canMove: false, canStrike: false, canBrace: false, targets: 0 },
      fresh: { canMove: false, canStrike: true, canBrace: false, targets: 1 },
    });
    expect(selectReadiness(table({ ...FIELD, turn: 'right' }, 'human', 'greedy').getState())).toEqual({});
  });

  it('which rows are screened', () => {
    expect(selectScreens(table().getState())).toEqual({ left: [50, 50, 50], right: [null, 50, null] });
  });

  it('what a keyword makes of a screen', () => {
    const guard = sword('guard', 'right', [1, 2], { abilities: [{ id: 'guard' }] });
    const hidden = sword('hidden', 'right', [2, 2], { abilities: [{ id: 'stealth' }] });
    const store = table({ ...FIELD, units: [...FIELD.units, guard, hidden] });
    expect(selectScreens(store.getState()).right).toEqual([null, 25, null]);
  });

  it.each([
    [3, 10, 0],
    [12, 1, 5],
    [13, 0, 10],
    [14, -1, 15],
  ])('attrition in round %i: in %i rounds, next loss %i', (round, rounds, nextLoss) => {
    expect(selectAttrition(table({ ...FIELD, round }).getState())).toEqual({
      fromRound: 13,
      rounds,
      firstLoss: 5,
      nextLoss,
    });
  });

  it('nothing without a battle', () => {
    const state = openStore().getState();
    expect(selectSeen(state)).toBeNull();
    expect(selectMayOrder(state)).toBe(false);
    expect(selectLegalOrders(state)).toEqual([]);
    expect(selectBlows(state)).toEqual([]);
    expect(selectAttrition(state)).toBeNull();
    expect(selectReadiness(state)).toEqual({});
    expect(selectScreens(state)).toEqual({ left: [null, null, null], right: [null, null, null] });
  });
});
