import { afterEach, describe, expect, it, vi } from 'vitest';
import { hintOf } from '../../src/ai/advice/hint';
import { wholeOf } from '../../src/ai/advice/steps';
import { LEVELS } from '../../src/ai/players/levels';
import type { Plan } from '../../src/ai/players/player';
import { playerNamed } from '../../src/ai/players/playerNamed';
import { type PlayerName, YARDSTICKS } from '../../src/ai/players/playerNames';
import { ALL_CELLS } from '../../src/battle/model/cellSet';
import type { Order } from '../../src/battle/model/orders';
import { cellOf } from '../../src/battle/model/position';
import type { BattleState } from '../../src/battle/model/state';
import { openStream } from '../../src/kernel/chance';
import { selectHintMarks, selectHintPlan } from '../../src/store/advice/hintSelectors';
import { hintAsked, hintFound } from '../../src/store/advice/hintSlice';
import { loadRules } from '../../src/store/battle/lazyRules';
import { NO_PLAN } from '../../src/store/seats/planning';
import { nextOrderChosen, type SeatsState, seatsSlice } from '../../src/store/seats/seatsSlice';
import { positionsOf, shipped } from '../ai/support/positions';
import { begunTable } from '../store/support/table';
import { starterDeck } from '../support/book';
import { destinations, goesTo } from './support/destinations';

/** As in `everybodyAsksHelpers`; besides, document 003's two lists alone can be made to lie. */
const lie = vi.hoisted((): { leftOut: number; listsLeaveOut: number } => ({ leftOut: 0, listsLeaveOut: 0 }));

vi.mock('../../src/battle/legality/validCells', async (load) => {
  const real = await load<typeof import('../../src/battle/legality/validCells')>();
  return {
    ...real,
    validDeploymentCells: (...asked: Parameters<typeof real.validDeploymentCells>) =>
      real.validDeploymentCells(...asked) & ~lie.leftOut,
    validMovementCells: (...asked: Parameters<typeof real.validMovementCells>) =>
      real.validMovementCells(...asked) & ~lie.leftOut,
  };
});
vi.mock('../../src/battle/legality/positionHelpers', async (load) => {
  const real = await load<typeof import('../../src/battle/legality/positionHelpers')>();
  return {
    ...real,
    positionHelpers: (...asked: Parameters<typeof real.positionHelpers>) => {
      const helpers = real.positionHelpers(...asked);
      const told = (cells: readonly { row: number; col: number }[]) =>
        cells.filter(({ row, col }) => (lie.listsLeaveOut & (1 << (row * 3 + col))) === 0);
      return {
        ...helpers,
        getValidDeploymentPositions: (...of: Parameters<typeof helpers.getValidDeploymentPositions>) =>
          told(helpers.getValidDeploymentPositions(...of)),
        getValidMovementPositions: (...of: Parameters<typeof helpers.getValidMovementPositions>) =>
          told(helpers.getValidMovementPositions(...of)),
      };
    },
  };
});

await loadRules();

afterEach(() => {
  lie.leftOut = 0;
  lie.listsLeaveOut = 0;
});

const PLAYERS: readonly PlayerName[] = [...LEVELS, 'captain-flanker', ...YARDSTICKS];
const POSITIONS_OF_GAMES = positionsOf([4100, 4101, 4102], 9);

function planOf(player: PlayerName, state: BattleState): Plan {
  const stream = openStream(11, 'ai');
  return playerNamed(player)({ engine: shipped, seen: shipped.observe(state, state.turn), stream });
}

/** The first positions in which a player wants to go somewhere, each with its plan and that cell. */
function wishes(player: PlayerName, many: number) {
  const found: { readonly state: BattleState; readonly plan: Plan; readonly cell: number }[] = [];
  for (const state of POSITIONS_OF_GAMES) {
    if (found.length === many) break;
    const plan = planOf(player, state);
    const [cell] = plan.orders.flatMap(destinations);
    if (cell !== undefined) found.push({ state, plan, cell });
  }
  expect(found).toHaveLength(many);
  return found;
}

describe('when the helpers leave out the cell that an opponent wants to go to', () => {
  it.each(PLAYERS)('%s plans without it', (player) => {
    for (const { state, cell } of wishes(player, 6)) {
      lie.leftOut = 1 << cell;
      expect(planOf(player, state).orders.filter(goesTo(cell))).toEqual([]);
      lie.leftOut = 0;
    }
  });

  it('no hint points at it', () => {
    for (const { state, cell } of wishes('master', 3)) {
      lie.leftOut = 1 << cell;
      const store = begunTable({}, { type: 'position', state }, shipped.book);
      store.dispatch(hintAsked());
      store.dispatch(hintFound(wholeOf(hintOf(shipped, shipped.observe(state, state.turn)))));
      const planned = selectHintPlan(store.getState());
      expect(planned.filter(({ order }) => goesTo(cell)(order))).toEqual([]);
      const [first] = planned;
      const { places } = selectHintMarks(store.getState());
      if (first?.order.type === 'deploy' || first?.order.type === 'move') {
        expect(places.map(cellOf)).not.toContain(cell);
      }
      lie.leftOut = 0;
    }
  });
});

describe('the reducer that takes the next order of a plan', () => {
  const seated = (plan: readonly Order[]): SeatsState => ({
    ...seatsSlice.getInitialState(),
    ...NO_PLAN,
    plan,
  });
  const chosen = (state: BattleState, plan: readonly Order[]): SeatsState =>
    seatsSlice.reducer(seated(plan), nextOrderChosen({ book: shipped.book, truth: state }));

  it.each(['deploy', 'move'] as const)('takes a %s only when document 003’s list has its cell', (type) => {
    let asked = 0;
    for (const state of POSITIONS_OF_GAMES) {
      const order = shipped.legalOrders(state, state.turn).find((offered) => offered.type === type);
      if (order === undefined) continue;
      asked++;
      expect(chosen(state, [order]).next).toEqual(order);
      lie.listsLeaveOut = destinations(order).reduce((set, cell) => set | (1 << cell), 0);
      expect(shipped.whyIllegal(state, order)).toBeNull();
      expect(chosen(state, [order])).toMatchObject({ plan: [], next: null, failure: null });
      const again = seatsSlice.reducer(
        { ...chosen(state, [order]), plan: [order] },
        nextOrderChosen({ book: shipped.book, truth: state }),
      );
      expect(again).toMatchObject({ next: { type: 'endTurn' }, failure: expect.any(String) });
      lie.listsLeaveOut = 0;
    }
    expect(asked).toBeGreaterThan(5);
  });
});

describe('when the helpers answer “nowhere”', () => {
  it.each(PLAYERS)('%s settles its hand and ends its turns until attrition ends the battle', (player) => {
    lie.leftOut = ALL_CELLS;
    const decks = { left: starterDeck('galecrest'), right: starterDeck('thornveil') };
    let { state } = shipped.begin({ type: 'match', seed: 5, decks, battlefield: 'redoubt' });
    const given = new Set<Order['type']>();
    while (state.winner === null) {
      for (const order of planOf(player, state).orders) {
        const step = shipped.submit(state, order);
        if (!step.ok) throw new Error(`${JSON.stringify(order)} is refused, ${step.refusal.code}`);
        given.add(order.type);
        state = step.value.state;
      }
    }
    expect([...given]).toEqual(['mulligan', 'endTurn']);
    expect(state.units).toEqual([]);
    expect(state.ending).toBe('attrition');
  });
});
