import { describe, expect, it } from 'vitest';
import type { BattleEngine } from '../../src/battle/BattleEngine';
import type { BattleEvent } from '../../src/battle/model/events';
import type { Order } from '../../src/battle/model/orders';
import { type BattleState, cloneState } from '../../src/battle/model/state';
import { type Dice, openDice } from '../support/dice';
import { plain } from '../support/engine';
import { forecastFault } from '../support/forecastCheck';
import { playGame, SOAK } from '../support/gameRunner';
import { keywordBook } from '../support/keywordSet';
import { bow, position, sword } from '../support/position';
import { SWITCHES } from '../support/trials/switches';
import { Tally } from '../support/trials/tally';
import { drawTrial, engineOf, lineOf, matchOf, type Trial } from '../support/trials/trial';
import { STRIKE } from './support/blows';

const ORDERS = SOAK ? 100_000 : 30_000;
const FIRST_SEED = 640_000;
/** Of the orders that may be given at a moment so many are sampled; the one that is played is no more likely than others. */
const AT_A_MOMENT = 11;

const PLAYERS = [
  { left: 'wild', right: 'wild' },
  { left: 'greedy', right: 'wild' },
  { left: 'wild', right: 'greedy' },
] as const;

interface Sample {
  readonly orders: Map<Order['type'], number>;
  count: number;
}

function sampleAt(engine: BattleEngine, state: BattleState, dice: Dice, sample: Sample): void {
  const legal: Order[] = [...engine.legalOrders(state, state.turn), { type: 'concede' }];
  const orders = dice.shuffle(legal).slice(0, Math.min(AT_A_MOMENT, ORDERS - sample.count));
  const fault = forecastFault(engine, state, orders);
  if (fault !== null) throw new Error(fault);
  for (const { type } of orders) sample.orders.set(type, (sample.orders.get(type) ?? 0) + 1);
  sample.count += orders.length;
}

function sampleGame(trial: Trial, tally: Tally, sample: Sample): void {
  const engine = engineOf(trial);
  const dice = openDice(trial.seed);
  const end = playGame(engine, matchOf(engine, trial), (moment) => {
    tally.watch(moment);
    try {
      if (sample.count < ORDERS) sampleAt(engine, moment.before, dice, sample);
    } catch (error) {
      throw new Error(lineOf(trial, moment.context.orders.length - 1), { cause: error });
    }
  });
  tally.close(trial, end);
}

/** Two of three games are on the shipped grounds, one after the other; the third is on whatever ground is drawn. */
function trialOf(game: number): Trial {
  const trial = drawTrial(FIRST_SEED + game, PLAYERS[game % PLAYERS.length] ?? PLAYERS[0]);
  const grounds = Object.keys(keywordBook().battlefields);
  const ground = grounds[(game - Math.floor(game / 3)) % grounds.length];
  return game % 3 === 2 || ground === undefined ? trial : { ...trial, battlefield: ground };
}

describe('the forecast of a sampled order', () => {
  it(`is what happens, ${ORDERS} times over, with all cards, grounds and switches`, { timeout: 180_000 }, () => {
    const tally = new Tally();
    const sample: Sample = { orders: new Map(), count: 0 };
    for (let game = 0; sample.count < ORDERS; game++) {
      sampleGame(trialOf(game), tally, sample);
    }
    expect(sample.count).toBe(ORDERS);
    const kinds: Order['type'][] = ['mulligan', 'deploy', 'move', 'attack', 'attackCastle', 'attackCell'];
    for (const kind of [...kinds, 'play', 'brace', 'march', 'endTurn', 'concede'] as const) {
      expect(sample.orders.get(kind) ?? 0, kind).toBeGreaterThan(ORDERS / 10_000);
    }
    const { cards, battlefields } = keywordBook();
    expect([...Object.keys(cards)].filter((card) => !tally.deployed.has(card))).toEqual([]);
    expect([...Object.keys(battlefields)].filter((id) => !tally.battlefields.has(id))).toEqual([]);
    expect(SWITCHES.filter((name) => !tally.switches.has(name))).toEqual([]);
  });
});

const STATE = position({
  units: [sword('a', 'left', [0, 1]), bow('b', 'right', [0, 2]), bow('c', 'right', [2, 2])],
});

/** An engine that tells something else than it does. */
function telling(change: (event: BattleEvent) => BattleEvent): Partial<BattleEngine> {
  return {
    forecast: (state, order) => {
      const told = plain.forecast(state, order);
      return told.ok ? { ok: true, value: told.value.map(change) } : told;
    },
  };
}

/** An engine that does something else than it tells, in forecast and result alike. */
function doing(change: (state: BattleState) => void): Partial<BattleEngine> {
  return {
    submit: (state, order) => {
      const step = plain.submit(state, order);
      if (step.ok) change(step.value.state);
      return step;
    },
  };
}

const moreDamage = (event: BattleEvent): BattleEvent =>
  event.type === 'struck' ? { ...event, damage: event.damage + 1 } : event;

const both: Partial<BattleEngine> = {
  ...telling(moreDamage),
  submit: (state, order) => {
    const step = plain.submit(state, order);
    return step.ok ? { ok: true, value: { ...step.value, events: step.value.events.map(moreDamage) } } : step;
  },
};

const FAULTS: readonly (readonly [fault: string, change: Partial<BattleEngine>, complaint: RegExp])[] = [
  ['other damage is told than dealt', telling(moreDamage), /other events/],
  ['told and happening are alike, but take more than is lost', both, /: b: /],
  [
    'the target keeps a point of health',
    doing(({ units }) => {
      for (const unit of units) if (unit.id === 'b') unit.health++;
    }),
    /: b: /,
  ],
  [
    'somebody else is moved',
    doing(({ units }) => {
      for (const unit of units) if (unit.id === 'c') unit.row = 1;
    }),
    /: c: /,
  ],
  ['somebody is gone', doing(({ units }) => units.pop()), /leaves 2 cards standing, not 3/],
  [
    'the castle suffers too',
    doing(({ castles }) => {
      castles.right--;
    }),
    /castles/,
  ],
  [
    'the forecast writes into the state',
    {
      forecast: (state, order) => {
        state.round++;
        return plain.forecast(state, order);
      },
    },
    /changes the state/,
  ],
  [
    'the forecast refuses what is legal',
    { forecast: (state) => plain.forecast(state, { type: 'march', column: 0, to: 1 }) },
    /is refused/,
  ],
];

describe('a planted fault is noticed', () => {
  it.each(FAULTS)('%s', (_fault, change, complaint) => {
    expect(forecastFault(plain, STATE, [STRIKE])).toBeNull();
    expect(forecastFault({ ...plain, ...change }, cloneState(STATE), [STRIKE])).toMatch(complaint);
  });
});
