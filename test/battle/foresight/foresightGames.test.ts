import { describe, expect, it } from 'vitest';
import type { BattleEngine } from '../../../src/battle/BattleEngine';
import { openingsOfSide } from '../../../src/battle/foresight/openings';
import { type ThreatBlow, type Threats, threatsTo } from '../../../src/battle/foresight/threats';
import { isBlow } from '../../../src/battle/foresight/tryOut';
import type { BattleEvent } from '../../../src/battle/model/events';
import type { Order } from '../../../src/battle/model/orders';
import { type BattleState, cloneState } from '../../../src/battle/model/state';
import type { UnitId } from '../../../src/battle/model/unit';
import { apply } from '../../../src/battle/resolve/apply';
import { SIDES, type Side } from '../../../src/kernel/sides';
import { play } from '../../support/engine';
import { playGame, SOAK } from '../../support/gameRunner';
import { hiddenCardsPermuted } from '../../support/hidden';
import type { Moment } from '../../support/invariants/moment';
import { drawTrials, engineOf, lineOf, matchOf } from '../../support/trials/trial';

const GAMES = SOAK ? 200 : 4;
/** Of so many moments one is looked at: the properties play out whole turns of their own. */
const EVERY = 3;

/** What is wrong for one who looks, in a few words; `count` is told of every single thing that was compared. */
type Property = (scene: Scene, count: () => void) => string | null;

interface Scene {
  readonly engine: BattleEngine;
  readonly state: BattleState;
  readonly viewer: Side;
  readonly seed: number;
}

/** The position in which the enemy may act, by the real state's own end of turn. */
function enemyTurnOf(engine: BattleEngine, state: BattleState, viewer: Side): BattleState {
  return state.turn === viewer ? play(engine, state, { type: 'endTurn' }).state : state;
}

/** What events take from a unit, or from a castle. */
function taken(events: readonly BattleEvent[], target: UnitId | null): number {
  let sum = 0;
  for (const event of events) {
    if (event.type === 'castleStruck' && target === null) sum += event.damage;
    if (event.type === 'struck' && event.target === target) sum += event.damage;
    if (event.type === 'hurt' && event.unit === target) sum += event.damage;
  }
  return sum;
}

function toldBlows(threats: Threats): [UnitId | null, ThreatBlow][] {
  const atUnits = Object.entries(threats.units).flatMap(([id, { blows }]) =>
    blows.map((blow): [UnitId, ThreatBlow] => [id, blow]),
  );
  return [...atUnits, ...(threats.castle?.blows ?? []).map((blow): [null, ThreatBlow] => [null, blow])];
}

/** (a) Every amount that is told is dealt when the enemy gives exactly those orders. */
const isDealt: Property = ({ engine, state, viewer }, count) => {
  const blows = toldBlows(threatsTo(engine, engine.observe(state, viewer)));
  if (blows.length === 0) return null;
  const turn = enemyTurnOf(engine, state, viewer);
  for (const [target, { by, from, damage, angle, orders }] of blows) {
    const lead = play(engine, turn, ...orders.slice(0, -1)).state;
    const attacker = lead.units.find(({ id }) => id === by);
    if (attacker?.row !== from.row || attacker.col !== from.col) return `${by} doesn't strike from where it is told`;
    const { events } = play(engine, lead, ...orders.slice(-1));
    if (taken(events, target) !== damage) return `${by} deals ${taken(events, target)}, not ${damage}, to ${target}`;
    const struck = events.find((event) => event.type === 'struck' && event.target === target);
    const arc = struck?.type === 'struck' ? struck.angle : undefined;
    if (arc !== angle?.arc) return `${by} strikes ${target} from the ${arc}, not the ${angle?.arc}`;
    count();
  }
  return null;
};

/** Every way in which one card's first orders of a turn end in a blow. */
function firstBlows(engine: BattleEngine, turn: BattleState): Order[][] {
  const offered = engine.legalOrders(turn, turn.turn).filter(({ type }) => type !== 'deploy');
  const steps = offered.flatMap((order): Order[][] => {
    if (order.type !== 'move' && order.type !== 'march') return [];
    const after = play(engine, turn, order).state;
    if (after.winner !== null) return [];
    const movers = turn.units.filter((unit) => (order.type === 'move' ? unit.id === order.unit : true));
    const moved = new Set(
      movers
        .filter(({ id, row, col }) => after.units.some((now) => now.id === id && (now.row !== row || now.col !== col)))
        .map(({ id }) => id),
    );
    const blows = engine.legalOrders(after, after.turn).filter((next) => isBlow(next) && moved.has(next.unit));
    return blows.map((blow) => [order, blow]);
  });
  return [...offered.filter(isBlow).map((blow) => [blow]), ...steps];
}

/** (b) No blow among the first orders takes more than was told of its attacker and target. */
const isWorst: Property = ({ engine, state, viewer }, count) => {
  const turn = enemyTurnOf(engine, state, viewer);
  if (turn.winner !== null) return null;
  const threats = threatsTo(engine, engine.observe(state, viewer));
  const told = new Map(toldBlows(threats).map(([target, blow]) => [`${blow.by} ${target}`, blow.damage]));
  const own = turn.units.filter(({ side }) => side === viewer).map(({ id }) => id);
  for (const orders of firstBlows(engine, turn)) {
    const lead = play(engine, turn, ...orders.slice(0, -1)).state;
    const blow = orders.at(-1);
    if (blow === undefined || !isBlow(blow)) throw new Error('no blow comes last');
    const { events } = play(engine, lead, blow);
    for (const target of [...own, null]) {
      const most = told.get(`${blow.unit} ${target}`) ?? 0;
      if (taken(events, target) > most) return `${JSON.stringify(orders)} takes more than ${most} from ${target}`;
      count();
    }
  }
  return null;
};

/** (c) What is hidden changes nothing. */
const isBlind: Property = ({ engine, state, viewer, seed }, count) => {
  const seen = engine.observe(state, viewer);
  const other = engine.observe(hiddenCardsPermuted(state, viewer, seed), viewer);
  const threats = [threatsTo(engine, seen), threatsTo(engine, other)].map((told) => JSON.stringify(told));
  if (threats[0] !== threats[1]) return `${viewer} foresees hidden cards`;
  const openings = [openingsOfSide(engine, seen), openingsOfSide(engine, other)].map((told) => JSON.stringify(told));
  count();
  return openings[0] === openings[1] ? null : `${viewer} finds openings by hidden cards`;
};

/** An opening is what the move and the blow then do. */
const isOpen: Property = ({ engine, state, viewer }, count) => {
  for (const { unit, to, target, damage, fells } of openingsOfSide(engine, engine.observe(state, viewer))) {
    const moved = play(engine, state, { type: 'move', unit, to }).state;
    const blow: Order = target === null ? { type: 'attackCastle', unit } : { type: 'attack', unit, target };
    const { events, state: after } = play(engine, moved, blow);
    const struck = events.find((event) => event.type === 'struck' || event.type === 'castleStruck');
    const dealt = struck !== undefined && 'damage' in struck ? struck.damage : 0;
    if (dealt !== damage) return `${unit} takes ${dealt} from ${target}, not ${damage}`;
    const fell = target === null ? after.winner === state.turn : events.some(isFallOf(target));
    if (fell !== fells) return `${target} ${fell ? 'falls' : 'stands'}, unlike it was told`;
    count();
  }
  return null;
};

function isFallOf(target: UnitId): (event: BattleEvent) => boolean {
  return (event) => event.type === 'fell' && event.unit === target;
}

/** Each with the least number of things that the games give it to compare. */
const PROPERTIES: readonly (readonly [name: string, property: Property, least: number])[] = [
  ['every threat is dealt by the orders that it names', isDealt, 3000],
  ['no first blow exceeds what was told', isWorst, 20_000],
  ['hidden cards change nothing', isBlind, 500],
  ['an opening is what the move and the blow then do', isOpen, 400],
];

describe('foresight in whole games', () => {
  it.each(PROPERTIES)('%s', { timeout: 120_000 }, (_name, property, least) => {
    let moments = 0;
    let compared = 0;
    const complain = ({ engine, after: state }: Moment, seed: number): string | null => {
      moments++;
      if (moments % EVERY !== 0 || state.winner !== null || state.phase !== 'battle') return null;
      const viewer = moments % 2 === 0 ? 'left' : 'right';
      return property({ engine, state, viewer, seed: seed + moments }, () => {
        compared++;
      });
    };
    const trials = [...drawTrials(71_000, GAMES, 'wild', 'greedy'), ...drawTrials(72_000, GAMES, 'wild', 'wild')];
    for (const trial of trials) {
      const engine = engineOf(trial);
      playGame(engine, matchOf(engine, trial), (moment) => {
        const complaint = complain(moment, trial.seed);
        if (complaint !== null) throw new Error(`${lineOf(trial, moment.context.orders.length)}: ${complaint}`);
      });
    }
    expect(compared).toBeGreaterThan((least * GAMES) / 20);
  });

  it('looks at every picture between two events, as the page does while it plays them back', {
    timeout: 120_000,
  }, () => {
    let pictures = 0;
    for (const trial of drawTrials(73_000, SOAK ? 60 : 6, 'wild', 'greedy')) {
      const engine = engineOf(trial);
      playGame(engine, matchOf(engine, trial), ({ before, events, after }) => {
        const shown = cloneState(before);
        for (const event of events) {
          apply(engine.book, shown, event);
          for (const viewer of SIDES) threatsTo(engine, engine.observe(shown, viewer));
          pictures++;
        }
        expect(threatsTo(engine, engine.observe(shown, 'left'))).toEqual(
          threatsTo(engine, engine.observe(after, 'left')),
        );
      });
    }
    expect(pictures).toBeGreaterThan(400);
  });
});
