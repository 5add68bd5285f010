import { hasFlag } from '../../src/battle/abilities/flags';
import { FLAG } from '../../src/battle/abilities/traits';
import type { BattleEngine } from '../../src/battle/BattleEngine';
import { formationsAround } from '../../src/battle/damage/formations';
import type { Deed, Who } from '../../src/battle/deeds/deed';
import type { BattleEvent } from '../../src/battle/model/events';
import type { Order } from '../../src/battle/model/orders';
import type { BattleState } from '../../src/battle/model/state';
import type { Unit, UnitId } from '../../src/battle/model/unit';
import { imagine, type Observation } from '../../src/battle/view/observe';
import { arcFrom } from '../../src/core/flanking/arcs';
import { OPPONENT, type Side } from '../../src/kernel/sides';

/** A turn carried out by the engine's front door, with its numbers counted anew: nothing of how deeds are found is used. */
interface Played {
  readonly engine: BattleEngine;
  readonly side: Side;
  readonly start: BattleState;
  readonly end: BattleState;
  readonly events: readonly BattleEvent[];
}

/** Why a deed is not true of a turn; null when it is. */
export function whyDeedIsFalse(
  engine: BattleEngine,
  seen: Observation,
  orders: readonly Order[],
  deed: Deed,
): string | null {
  const start = imagine(seen);
  const { end, events } = carriedOut(engine, start, orders);
  const played: Played = { engine, side: seen.side, start, end, events };
  return isTrue(played, deed) && namesFit(played, deed) ? null : `${deed.kind} ${JSON.stringify(deed)}`;
}

function carriedOut(engine: BattleEngine, start: BattleState, orders: readonly Order[]) {
  let end = start;
  const events: BattleEvent[] = [];
  for (const order of orders) {
    if (order.type === 'endTurn') break;
    const step = engine.submit(end, order);
    if (!step.ok) break;
    end = step.value.state;
    events.push(...step.value.events);
  }
  return { end, events };
}

type Checks = { readonly [Kind in Deed['kind']]: (played: Played, deed: Extract<Deed, { kind: Kind }>) => boolean };

const CHECKS: Checks = {
  wins: ({ end, side }) => end.winner === side,
  waits: ({ events }) => events.length === 0,
  fells: (played, { whom }) => hasFallen(played, whom.unit),
  loses: (played, { whom }) => hasFallen(played, whom.unit),
  strikesCastle: ({ start, end, side }, { damage }) =>
    start.castles[OPPONENT[side]] - Math.max(0, end.castles[OPPONENT[side]]) === damage,
  wounds: (played, { whom, damage, arc }) => {
    const last = played.events.findLast((event) => event.type === 'struck' && event.target === whom.unit);
    return healthGained(played, whom.unit) === -damage && last?.type === 'struck' && last.angle === arc;
  },
  heals: (played, { whom, amount }) => healthGained(played, whom.unit) === amount,
  opensRow: ({ engine, start, end, side }, { row }) =>
    screens(engine, start, OPPONENT[side], row) && !screens(engine, end, OPPONENT[side], row),
  screensRow: ({ engine, start, end, side }, { row }) =>
    !screens(engine, start, side, row) && screens(engine, end, side, row),
  unscreensRow: ({ engine, start, end, side }, { row }) =>
    screens(engine, start, side, row) && !screens(engine, end, side, row),
  saves: (played, { whom, by }) =>
    couldFell(played, played.start, by.unit, whom.unit) && !couldFell(played, played.end, by.unit, whom.unit),
  risks: (played, { whom, by }) =>
    couldFell(played, played.end, by.unit, whom.unit) && !couldFell(played, played.start, by.unit, whom.unit),
  shields: ({ engine, start, end, side }, { whom, by, from, to }) =>
    hardestBlow(engine, start, side, by.unit, whom.unit) === from &&
    hardestBlow(engine, end, side, by.unit, whom.unit) === to,
  exposes: (played, { whom, by, damage, more, arc, isTurned }) => {
    const { engine, start, end, side } = played;
    const grew = damage - hardestBlow(engine, start, side, by.unit, whom.unit);
    const isHardest = hardestBlow(engine, end, side, by.unit, whom.unit) === damage && grew === more;
    return isHardest && (!isTurned || facesAway(played, by.unit, whom.unit, arc));
  },
  shieldsCastle: (played, { from, to }) =>
    atCastle(played, played.start) === from && atCastle(played, played.end) === to,
  exposesCastle: (played, { from, to }) =>
    atCastle(played, played.start) === from && atCastle(played, played.end) === to,
  forms: ({ engine, start, end }, { whom, formation }) =>
    stands(engine, end, whom.unit, formation) && !stands(engine, start, whom.unit, formation),
  brings: ({ start, end }, { whom, to }) => here(start, whom.unit) === undefined && isAt(here(end, whom.unit), to),
  moves: ({ start, end }, { whom, to }) => {
    const from = here(start, whom.unit);
    return from !== undefined && !isAt(from, to) && isAt(here(end, whom.unit), to);
  },
  braces: ({ start, end }, { whom }) =>
    here(end, whom.unit)?.braced === true && here(start, whom.unit)?.braced !== true,
};

function isTrue(played: Played, deed: Deed): boolean {
  const check = CHECKS[deed.kind] as (played: Played, deed: Deed) => boolean;
  return check(played, deed);
}

function here(state: BattleState, id: UnitId): Unit | undefined {
  return state.units.find((unit) => unit.id === id);
}

function isAt(unit: Unit | undefined, { row, col }: { readonly row: number; readonly col: number }): boolean {
  return unit?.row === row && unit.col === col;
}

function hasFallen({ events, end }: Played, id: UnitId): boolean {
  return events.some((event) => event.type === 'fell' && event.unit === id) && here(end, id) === undefined;
}

function healthGained({ start, end }: Played, id: UnitId): number {
  return (here(end, id)?.health ?? 0) - (here(start, id)?.health ?? 0);
}

/** A card that isn't there yet can't be felled. */
function couldFell({ engine, side }: Played, state: BattleState, by: UnitId, whom: UnitId): boolean {
  const health = healthInTurn(engine, state, whom);
  return health > 0 && hardestBlow(engine, state, side, by, whom) >= health;
}

function atCastle({ engine, side }: Played, state: BattleState): number {
  const enemies = state.units.filter((unit) => unit.side === OPPONENT[side]);
  return Math.max(0, ...enemies.map(({ id }) => hardestBlow(engine, state, side, id, null)));
}

/** Seen from where the attacker stands, the card shows it its flank or its back. */
function facesAway({ end }: Played, by: UnitId, whom: UnitId, arc: string | null): boolean {
  const [attacker, card] = [here(end, by), here(end, whom)];
  if (attacker === undefined || card === undefined) return false;
  return arc !== 'front' && arcFrom(card.facing, attacker.col - card.col, attacker.row - card.row) === arc;
}

/** By its own first orders in its turn: a blow from where it stands, or from where it goes first. */
function hardestBlow(engine: BattleEngine, state: BattleState, side: Side, by: UnitId, target: UnitId | null): number {
  const turn = ended(engine, state);
  const attacker = turn?.units.find(({ id }) => id === by);
  if (turn === null || attacker === undefined) return 0;
  const goes = engine
    .legalOrders(turn, OPPONENT[side])
    .filter(
      (order) =>
        (order.type === 'move' && order.unit === by) || (order.type === 'march' && order.column === attacker.col),
    );
  const stands = [turn, ...goes.map((order) => submitted(engine, turn, order).state)];
  const blows = stands.flatMap((stand) =>
    engine
      .legalOrders(stand, OPPONENT[side])
      .filter((order) => BLOWS.has(order.type) && 'unit' in order && order.unit === by)
      .map((order) => lossIn(submitted(engine, stand, order).events, side, target)),
  );
  return Math.max(0, ...blows);
}

const BLOWS: ReadonlySet<Order['type']> = new Set<Order['type']>(['attack', 'attackCastle', 'attackCell']);

function lossIn(events: readonly BattleEvent[], side: Side, target: UnitId | null): number {
  return events.reduce((sum, event) => {
    if (target === null) return event.type === 'castleStruck' && event.castle === side ? sum + event.damage : sum;
    if (event.type === 'struck' && event.target === target) return sum + event.damage;
    return event.type === 'hurt' && event.unit === target ? sum + event.damage : sum;
  }, 0);
}

function submitted(engine: BattleEngine, state: BattleState, order: Order) {
  const step = engine.submit(state, order);
  if (!step.ok) throw new Error(step.refusal.sentence);
  return step.value;
}

function ended(engine: BattleEngine, state: BattleState): BattleState | null {
  if (state.winner !== null) return null;
  const turn = submitted(engine, state, { type: 'endTurn' }).state;
  return turn.winner === null ? turn : null;
}

function healthInTurn(engine: BattleEngine, state: BattleState, id: UnitId): number {
  return ended(engine, state)?.units.find((unit) => unit.id === id)?.health ?? 0;
}

/** A card of the side in that row, unless it is one that screens nothing. */
function screens(engine: BattleEngine, state: BattleState, side: Side, row: number): boolean {
  const board = engine.compile(state);
  const inRow = board.units.filter((unit) => unit.side === side && unit.row === row);
  return inRow.some((unit) => !hasFlag(board, unit, FLAG.screenNothing));
}

function stands(engine: BattleEngine, state: BattleState, id: UnitId, formation: string): boolean {
  const board = engine.compile(state);
  const unit = board.units.find((each) => each.id === id);
  if (unit === undefined) return false;
  return formationsAround(engine.book, board, unit).some(({ placement }) => placement.formation.id === formation);
}

/** Whoever is named is that card, is on the right side, and is told by side or cell where another has its name. */
function namesFit({ start, end, side, events }: Played, deed: Deed): boolean {
  const came = events.flatMap((event) => (event.type === 'deployed' ? [event.unit] : []));
  const all = new Map([...came, ...end.units, ...start.units].map((unit) => [unit.id, unit]));
  const fits = (who: Who, owner: Side): boolean => {
    const unit = all.get(who.unit);
    if (unit === undefined || unit.card !== who.card || unit.side !== owner) return false;
    const named = [...all.values()].filter(({ card }) => card === who.card);
    const sides = new Set(named.map((each) => each.side));
    const whose = owner === side ? 'own' : 'enemy';
    if (who.of !== (sides.size > 1 ? whose : null)) return false;
    const twins = named.filter((each) => each.side === owner).length > 1;
    return who.at === null ? !twins : who.at.row === unit.row && who.at.col === unit.col;
  };
  const isEnemys = deed.kind === 'fells' || deed.kind === 'wounds';
  if ('whom' in deed && !fits(deed.whom, isEnemys ? OPPONENT[side] : side)) return false;
  return !('by' in deed) || fits(deed.by, OPPONENT[side]);
}
