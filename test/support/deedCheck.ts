import { hasFlag } from '../../src/battle/abilities/flags';
import { FLAG } from '../../src/battle/abilities/traits';
import type { BattleEngine } from '../../src/battle/BattleEngine';
import { formationsAround } from '../../src/battle/damage/formations';
import type { Deed } from '../../src/battle/deeds/deed';
import type { BattleEvent } from '../../src/battle/model/events';
import type { Order } from '../../src/battle/model/orders';
import type { BattleState } from '../../src/battle/model/state';
import type { Unit, UnitId } from '../../src/battle/model/unit';
import { imagine, type Observation } from '../../src/battle/view/observe';
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

function isTrue(played: Played, deed: Deed): boolean {
  const { engine, side, start, end, events } = played;
  const enemy = OPPONENT[side];
  const here = (state: BattleState, id: UnitId): Unit | undefined => state.units.find((unit) => unit.id === id);
  const before = (id: UnitId, by: UnitId): number => hardestBlow(engine, start, side, by, id);
  const now = (id: UnitId, by: UnitId): number => hardestBlow(engine, end, side, by, id);
  switch (deed.kind) {
    case 'wins':
      return end.winner === side;
    case 'waits':
      return events.length === 0;
    case 'fells':
    case 'loses':
      return (
        events.some(({ type, ...event }) => type === 'fell' && 'unit' in event && event.unit === deed.whom.unit) &&
        here(end, deed.whom.unit) === undefined
      );
    case 'strikesCastle':
      return start.castles[enemy] - Math.max(0, end.castles[enemy]) === deed.damage;
    case 'wounds': {
      const lost = (here(start, deed.whom.unit)?.health ?? 0) - (here(end, deed.whom.unit)?.health ?? 0);
      const last = events.findLast((event) => event.type === 'struck' && event.target === deed.whom.unit);
      return lost === deed.damage && last?.type === 'struck' && last.angle === deed.arc;
    }
    case 'heals':
      return (here(end, deed.whom.unit)?.health ?? 0) - (here(start, deed.whom.unit)?.health ?? 0) === deed.amount;
    case 'opensRow':
      return screens(engine, start, enemy, deed.row) && !screens(engine, end, enemy, deed.row);
    case 'screensRow':
      return !screens(engine, start, side, deed.row) && screens(engine, end, side, deed.row);
    case 'unscreensRow':
      return screens(engine, start, side, deed.row) && !screens(engine, end, side, deed.row);
    case 'saves':
    case 'risks': {
      const was = healthInTurn(engine, start, deed.whom.unit);
      const could = was > 0 && before(deed.whom.unit, deed.by.unit) >= was;
      const can = now(deed.whom.unit, deed.by.unit) >= healthInTurn(engine, end, deed.whom.unit);
      return deed.kind === 'saves' ? could && !can : can && !could;
    }
    case 'shields':
      return before(deed.whom.unit, deed.by.unit) === deed.from && now(deed.whom.unit, deed.by.unit) === deed.to;
    case 'exposes':
      return (
        now(deed.whom.unit, deed.by.unit) === deed.damage &&
        deed.damage - before(deed.whom.unit, deed.by.unit) === deed.more
      );
    case 'shieldsCastle':
    case 'exposesCastle': {
      const hardest = (state: BattleState): number =>
        Math.max(
          0,
          ...state.units
            .filter((unit) => unit.side === enemy)
            .map(({ id }) => hardestBlow(engine, state, side, id, null)),
        );
      return hardest(start) === deed.from && hardest(end) === deed.to;
    }
    case 'forms':
      return (
        stands(engine, end, deed.whom.unit, deed.formation) && !stands(engine, start, deed.whom.unit, deed.formation)
      );
    case 'brings': {
      const unit = here(end, deed.whom.unit);
      return here(start, deed.whom.unit) === undefined && unit?.row === deed.to.row && unit.col === deed.to.col;
    }
    case 'moves': {
      const [from, unit] = [here(start, deed.whom.unit), here(end, deed.whom.unit)];
      const isThere = unit?.row === deed.to.row && unit.col === deed.to.col;
      return isThere && from !== undefined && (from.row !== unit.row || from.col !== unit.col);
    }
    case 'braces':
      return here(end, deed.whom.unit)?.braced === true && here(start, deed.whom.unit)?.braced !== true;
  }
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

/** Whoever is named is that card, is on the right side, and is told by its cell where another has its name. */
function namesFit({ start, end, side }: Played, deed: Deed): boolean {
  const all = new Map([...end.units, ...start.units].map((unit) => [unit.id, unit]));
  const fits = (who: { unit: UnitId; card: string; at: { row: number; col: number } | null }, owner: Side): boolean => {
    const unit = all.get(who.unit);
    if (unit === undefined || unit.card !== who.card || unit.side !== owner) return false;
    const twins = [...all.values()].filter(({ card }) => card === who.card).length > 1;
    return who.at === null ? !twins : who.at.row === unit.row && who.at.col === unit.col;
  };
  const isEnemys = deed.kind === 'fells' || deed.kind === 'wounds';
  if ('whom' in deed && !fits(deed.whom, isEnemys ? OPPONENT[side] : side)) return false;
  return !('by' in deed) || fits(deed.by, OPPONENT[side]);
}
