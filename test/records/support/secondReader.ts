import { createBattleEngine } from '../../../src/battle/BattleEngine';
import { stableHash } from '../../../src/kernel/hash';
import { replay } from '../../../src/kernel/record';
import type { BattleRecord } from '../../../src/records/battle/battleRecord';
import type { StoredBattle, StoredRow } from '../../../src/records/verify/storedBattle';
import { createSkirmishEngine } from '../../../src/skirmish/SkirmishEngine';

type Loose = Readonly<Record<string, unknown>> & { readonly type: string };

interface Course {
  readonly events: readonly Loose[];
  readonly state: Readonly<Record<string, unknown>>;
}

/** The kernel's own replay, which knows nothing of rows. */
function courseOf(battle: BattleRecord): Course {
  if (battle.mode === 'card') {
    const { game } = createBattleEngine(battle.book);
    const played = replay(game, game.begin(battle.record.start), battle.record.orders);
    if (!played.ok) throw new Error('refused');
    return played.value as unknown as Course;
  }
  const { game } = createSkirmishEngine(battle.book);
  const played = replay(game, game.begin(battle.record.start), battle.record.orders);
  if (!played.ok) throw new Error('refused');
  return played.value as unknown as Course;
}

const BLOWS = ['struck', 'countered', 'castleStruck', 'cellStruck', 'attacked'];

/**
 * What a stored battle should hold by its events alone, counted by another reader than the one that wrote it. Each entry is
 * [what, by the events, by the tables]; equal in a right database.
 */
export function readings(battle: BattleRecord, { session, tables }: StoredBattle): [string, unknown, unknown][] {
  const { events, state } = courseOf(battle);
  const of = (...types: string[]): Loose[] => events.filter(({ type }) => types.includes(type));
  const names = new Map(tables.characters.map(({ id, name }) => [id, name]));
  const named = (id: unknown): unknown => names.get(id) ?? null;
  const blowsAt = of(...BLOWS).filter(({ type, target }) => type !== 'castleStruck' && typeof target === 'string');
  const sorted = (rows: readonly StoredRow[], by: string): StoredRow[] =>
    [...rows].sort((one, other) => Number(one[by]) - Number(other[by]));
  const ended = events.findLast(({ type }) => type === 'battleEnded');
  // R12: back in a hand, unhurt.
  const recalled = new Set<unknown>(of('recalled').map(({ unit }) => unit));
  const standing = (state.units as Loose[]).filter(({ position, health }) => position !== null && Number(health) > 0);
  return [
    ['final hash', stableHash(state), session.final_hash],
    ['winner', ended?.winner ?? null, session.winner],
    ['ending', ended?.ending ?? ended?.reason ?? null, session.ending],
    ['orders', battle.record.orders, sorted(tables.battle_orders, 'ordinal').map(({ detail }) => detail)],
    [
      'types of events',
      events.map(({ type }) => type),
      sorted(tables.battle_events, 'ordinal').map(({ type }) => type),
    ],
    ['falls', of('fell').map(({ unit }) => unit), falls(tables.battle_events).map((id) => named(id))],
    ['fallen characters', of('fell').length, tables.characters.filter(({ fell_round }) => fell_round !== null).length],
    [
      'damage',
      of(...BLOWS).map(({ damage }) => damage),
      sorted(tables.battle_blows, 'event_ordinal').map(({ damage }) => damage),
    ],
    [
      'attackers',
      of(...BLOWS).map(({ unit, attacker }) => unit ?? attacker),
      sorted(tables.battle_blows, 'event_ordinal').map(({ attacker_id }) => named(attacker_id)),
    ],
    ['cover calculations', blowsAt.length, tables.cover_calculations.length],
    [
      'standing',
      standing.map(({ id }) => id).sort(),
      positionsOf(tables.character_positions, names, tables.characters).filter((name) => !recalled.has(name)),
    ],
    [
      'places of those who stand',
      standing.map((unit) => [unit.id, placeOf(unit)]).sort(byName),
      tables.character_positions
        .filter(({ character_id }) => standing.some(({ id }) => id === named(character_id)))
        .map(({ character_id, position_x, position_y }) => [named(character_id), { x: position_x, y: position_y }])
        .sort(byName),
    ],
    ['maneuvers', of('maneuvered').length, countManeuvers(battle, tables.tactical_maneuvers_log)],
    [
      'formations formed',
      of('formationEstablished').length,
      battle.mode === 'card' ? 0 : tables.active_formations.length,
    ],
    [
      'formations broken or given up',
      of('formationDisrupted', 'formationDisbanded').length,
      battle.mode === 'card' ? 0 : tables.active_formations.filter(({ is_active }) => is_active === false).length,
    ],
    ['one grid', 1, tables.combat_grids.length],
    ['rounds', session.rounds, Math.max(...tables.battle_rounds.map(({ round }) => Number(round)))],
  ];
}

const byName = (one: readonly unknown[], other: readonly unknown[]): number =>
  String(one[0]) < String(other[0]) ? -1 : 1;

function falls(events: readonly StoredRow[]): unknown[] {
  return [...events]
    .filter(({ type }) => type === 'fell')
    .sort((one, other) => Number(one.ordinal) - Number(other.ordinal))
    .map(({ character_id }) => character_id);
}

function placeOf({ position, row, col }: Loose): unknown {
  return position ?? { x: col, y: row };
}

function positionsOf(
  positions: readonly StoredRow[],
  names: ReadonlyMap<unknown, unknown>,
  characters: readonly StoredRow[],
): unknown[] {
  const alive = new Set(characters.filter(({ health }) => Number(health) > 0).map(({ id }) => id));
  return positions
    .filter(({ character_id }) => alive.has(character_id))
    .map(({ character_id }) => names.get(character_id))
    .sort();
}

/** The card battle tells no event of a maneuver. */
function countManeuvers({ mode }: BattleRecord, log: readonly StoredRow[]): number {
  return mode === 'card' ? 0 : log.length;
}
