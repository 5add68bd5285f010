import type { BattleEngine } from '../../src/battle/BattleEngine';
import type { BattleEvent } from '../../src/battle/model/events';
import type { Order } from '../../src/battle/model/orders';
import type { BattleState } from '../../src/battle/model/state';
import type { UnitId } from '../../src/battle/model/unit';
import type { Forecast } from '../../src/battle/view/forecast';
import { stableHash } from '../../src/kernel/hash';
import { SIDES, type Side } from '../../src/kernel/sides';
import { isDeeplySame } from './invariants/same';

interface Figure {
  row: number;
  col: number;
  health: number;
}

/** What is to be read off a table: who stands where with how much health, the castles, the walls, who is to move. */
interface Reading {
  readonly units: Map<UnitId, Figure>;
  readonly castles: Record<Side, number>;
  readonly walls: Map<string, number>;
  readonly hands: Record<Side, number>;
  turn: Side;
  winner: BattleState['winner'];
}

function read(state: BattleState): Reading {
  return {
    units: new Map(state.units.map(({ id, row, col, health }) => [id, { row, col, health }])),
    castles: { ...state.castles },
    walls: new Map(state.walls.map((wall) => [cellWord(wall), wall.health])),
    hands: { left: state.hands.left.length, right: state.hands.right.length },
    turn: state.turn,
    winner: state.winner,
  };
}

function cellWord({ row, col }: { readonly row: number; readonly col: number }): string {
  return `${row},${col}`;
}

type Teller<Type extends BattleEvent['type']> = (table: Reading, event: Extract<BattleEvent, { type: Type }>) => void;

/**
 * What a forecast says will be on the table, reckoned from its amounts and places alone. The rules' own writer is not
 * asked, and neither are the healths that events carry: a blow takes its damage, down to nothing.
 */
const TELLERS: { readonly [Type in BattleEvent['type']]?: Teller<Type> } = {
  mulliganed: (table, { side, returned }) => {
    table.hands[side] -= returned.length;
    table.turn = other(side);
  },
  turnBegan: (table, { side }) => {
    table.turn = side;
  },
  attrition: (table, { loss }) => {
    for (const side of SIDES) table.castles[side] -= loss;
  },
  cardDrawn: (table, { side }) => {
    table.hands[side] += 1;
  },
  deployed: (table, { unit }) => {
    table.units.set(unit.id, { row: unit.row, col: unit.col, health: unit.fullHealth });
    table.hands[unit.side] -= 1;
  },
  played: (table, { side }) => {
    table.hands[side] -= 1;
  },
  swapped: (table, { unit, with: partner }) => {
    const { row, col } = figure(table, unit);
    const there = figure(table, partner);
    Object.assign(figure(table, unit), { row: there.row, col: there.col });
    Object.assign(there, { row, col });
  },
  recalled: (table, { unit, side }) => {
    table.units.delete(unit);
    table.hands[side] += 1;
  },
  moved: (table, { unit, to }) => Object.assign(figure(table, unit), { row: to.row, col: to.col }),
  shoved: (table, { unit, to }) => Object.assign(figure(table, unit), { row: to.row, col: to.col }),
  struck: (table, { target, damage }) => wound(table, target, damage),
  countered: (table, { target, damage }) => wound(table, target, damage),
  burned: (table, { unit, damage }) => wound(table, unit, damage),
  hurt: (table, { unit, damage }) => wound(table, unit, damage),
  healed: (table, { unit, amount }) => {
    figure(table, unit).health += amount;
  },
  fell: (table, { unit }) => {
    if (figure(table, unit).health !== 0) throw new Error(`${unit} falls with health left`);
    table.units.delete(unit);
  },
  castleStruck: (table, { castle, damage }) => {
    table.castles[castle] -= damage;
  },
  cellStruck: (table, { at, damage }) => {
    const left = Math.max(0, (table.walls.get(cellWord(at)) ?? 0) - damage);
    if (left === 0) table.walls.delete(cellWord(at));
    else table.walls.set(cellWord(at), left);
  },
  groundChanged: (table, { at, health }) => {
    if (health !== null) table.walls.set(cellWord(at), health);
  },
  turnEnded: (table, { side }) => {
    table.turn = other(side);
  },
  battleEnded: (table, { winner }) => {
    table.winner = winner;
  },
};

function other(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

function figure(table: Reading, unit: UnitId): Figure {
  const found = table.units.get(unit);
  if (found === undefined) throw new Error(`the forecast tells of ${unit}, which doesn't stand there`);
  return found;
}

function wound(table: Reading, unit: UnitId, damage: number): void {
  const wounded = figure(table, unit);
  wounded.health = Math.max(0, wounded.health - damage);
}

function foretold(state: BattleState, events: readonly BattleEvent[]): Reading {
  const table = read(state);
  for (const event of events) (TELLERS[event.type] as Teller<BattleEvent['type']> | undefined)?.(table, event);
  return table;
}

/**
 * What is wrong with the forecasts of legal orders, in a few words: they must leave the state alone, be what then happens,
 * event by event, and their numbers must come to what then lies on the table.
 */
export function forecastFault(engine: BattleEngine, state: BattleState, orders: readonly Order[]): string | null {
  const before = stableHash(state);
  const forecasts = orders.map((order) => engine.forecast(state, order));
  if (stableHash(state) !== before) return 'a forecast changes the state that it was asked about';
  for (const [index, order] of orders.entries()) {
    const fault = faultOf(engine, state, order, forecasts[index]);
    if (fault !== null) return `${JSON.stringify(order)}: ${fault}`;
  }
  return null;
}

function faultOf(
  engine: BattleEngine,
  state: BattleState,
  order: Order,
  forecast: Forecast | undefined,
): string | null {
  if (forecast?.ok !== true) return `the forecast is refused: ${forecast?.refusal.code}`;
  const step = engine.submit(state, order);
  if (!step.ok) return `it is refused after its forecast: ${step.refusal.code}`;
  if (!isDeeplySame(forecast.value, step.value.events)) return 'other events are told than those that happen';
  return firstDifference(foretold(state, forecast.value), read(step.value.state));
}

function firstDifference(told: Reading, found: Reading): string | null {
  if (told.units.size !== found.units.size) return `leaves ${found.units.size} cards standing, not ${told.units.size}`;
  for (const [id, figureTold] of told.units) {
    const stands = found.units.get(id);
    if (!isDeeplySame(figureTold, stands)) return `${id}: ${JSON.stringify(figureTold)} is ${JSON.stringify(stands)}`;
  }
  if (!isDeeplySame([...told.walls].sort(), [...found.walls].sort())) return 'leaves other walls';
  const rest = ({ castles, hands, turn, winner }: Reading) => JSON.stringify({ castles, hands, turn, winner });
  return rest(told) === rest(found) ? null : `${rest(told)} is ${rest(found)}`;
}
