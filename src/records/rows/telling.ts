import { memoizePerKey } from '../../kernel/memoize';
import type { Side } from '../../kernel/sides';
import { partId } from '../identity/ids';
import type { Row } from '../schema/tables';
import { emptyRows } from './battleRows';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Orders and events of both games, as far as they are told alike. */
interface Loose {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** Where a battle is told: its rows so far, and the moment that is told. */
export interface Telling {
  readonly session: string;
  readonly rows: ReturnType<typeof emptyRows>;
  /** 0 before the first order. */
  order: number;
  round: number;
  side: Side;
  /** The id of the character with this name in the battle. */
  readonly characterId: (name: string) => string;
  /** Whether a name is that of a character that has come into the battle. */
  readonly isCharacter: (name: unknown) => name is string;
  readonly known: Set<string>;
}

export function openTelling(session: string, side: Side, round: number): Telling {
  const known = new Set<string>();
  return {
    session,
    rows: emptyRows(),
    order: 0,
    round,
    side,
    known,
    characterId: memoizePerKey(
      (name: string) => name,
      (name) => partId(session, 'character', name),
    ),
    isCharacter: (name): name is string => typeof name === 'string' && known.has(name),
  };
}

/** What lies elsewhere, in `battle_blows` and `characters`, and what a replay alone needs: it would fill most of the database. */
const LEFT_OUT: ReadonlySet<string> = new Set(['type', 'arithmetic', 'modifiers', 'roll', 'chance', 'memory', 'deck']);

export function tellOrder(telling: Telling, order: object): void {
  const { unit, type } = order as Loose;
  const { session, rows, round, side } = telling;
  rows.battle_orders.push({
    combat_session_id: session,
    ordinal: telling.order,
    round,
    side,
    type,
    character_id: telling.isCharacter(unit) ? telling.characterId(unit) : null,
    detail: order,
  });
}

/** Writes an event down and says which number it has. `at` is where it happened, if it doesn't say so itself. */
export function tellEvent(telling: Telling, event: object, at: Point | null): number {
  const loose = event as Loose;
  const { session, rows, order, round, side } = telling;
  const ordinal = rows.battle_events.length + 1;
  const actor = [nameIn(loose.unit), loose.attacker].find(telling.isCharacter);
  const other = [loose.target, loose.by].find(telling.isCharacter);
  const row: Row<'battle_events'> = {
    combat_session_id: session,
    ordinal,
    order_ordinal: order,
    round,
    side,
    type: loose.type,
    character_id: actor === undefined ? null : telling.characterId(actor),
    other_character_id: other === undefined ? null : telling.characterId(other),
    position_x: at?.x ?? null,
    position_y: at?.y ?? null,
    amount: amountIn(loose),
    detail: detailOf(loose),
  };
  rows.battle_events.push(row);
  return ordinal;
}

function detailOf(event: Loose): object {
  const detail: Record<string, unknown> = {};
  for (const member in event) {
    if (!LEFT_OUT.has(member)) detail[member] = member === 'unit' ? nameIn(event.unit) : event[member];
  }
  return detail;
}

/** A deployed card comes as a whole. */
function nameIn(unit: unknown): unknown {
  return typeof unit === 'object' && unit !== null && 'id' in unit ? unit.id : unit;
}

function amountIn({ damage, amount, loss }: Loose): number | null {
  return [damage, amount, loss].find((value): value is number => typeof value === 'number') ?? null;
}

/** A third of the board, seen from a side. */
export function zoneOf(side: Side, x: number, width: number): 'own' | 'center' | 'enemy' {
  const fromHome = Math.floor((3 * (side === 'left' ? x : width - 1 - x)) / width);
  return fromHome === 0 ? 'own' : fromHome === 1 ? 'center' : 'enemy';
}

/** Straight, in cells, as exactly as the column keeps it. */
export function distanceBetween(from: Point, to: Point): number {
  return Math.round(100 * Math.hypot(from.x - to.x, from.y - to.y)) / 100;
}
