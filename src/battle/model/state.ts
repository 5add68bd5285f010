import type { Stream } from '../../kernel/chance';
import { type BySide, bySide, type Side } from '../../kernel/sides';
import type { Battlefield, TerrainId } from './book';
import type { CardId } from './card';
import { POSITIONS, type Position } from './position';
import type { SiegeRules } from './rules';
import type { Unit, UnitId } from './unit';

export type Winner = Side | 'draw';

/** How a battle ended. */
export const ENDINGS = ['castle', 'attrition', 'goal', 'concession'] as const;
export type Ending = (typeof ENDINGS)[number];

/** R1: hands are settled before the first round. */
export const PHASES = ['mulligan', 'battle'] as const;
export type Phase = (typeof PHASES)[number];

/** A cell that an ability closed and that can be torn down. */
export interface Wall extends Position {
  readonly health: number;
  /** The terrain that comes back when the wall is gone. */
  readonly under: TerrainId;
}

/**
 * A battle in plain JSON: what the match, saves, scenarios and tests hold. The rules run on `EngineState`, compiled from it.
 * Piles, ground and tables are replaced when they change, so clones share them.
 */
export interface BattleState {
  phase: Phase;
  round: number;
  turn: Side;
  winner: Winner | null;
  ending: Ending | null;
  readonly castles: Record<Side, number>;
  readonly supply: Record<Side, number>;
  readonly hands: Record<Side, readonly CardId[]>;
  /** In draw order: the first card is the next one drawn. */
  readonly decks: Record<Side, readonly CardId[]>;
  readonly discards: Record<Side, readonly CardId[]>;
  /** R12.1: how many stratagems were played in this turn; left out where there are none, so older battles keep their hash. */
  played?: number;
  readonly units: Unit[];
  /** R11: public. */
  readonly factions: BySide<readonly string[]>;
  /** The terrain of the nine cells, row by row. Replaced when it changes: what is known of a ground is kept by identity. */
  ground: readonly TerrainId[];
  walls: readonly Wall[];
  /** For how many rounds the second player has its extra supply here. */
  readonly secondSupplyRounds: number;
  /** Optional rule and goals: for how many own turns running a side has held each column. */
  readonly held: Record<Side, readonly number[]>;
  /** The id of every unit that ever stood on the board. */
  usedIds: readonly UnitId[];
  chance: Stream;
}

export function cloneState(state: BattleState): BattleState {
  return {
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    winner: state.winner,
    ending: state.ending,
    castles: { left: state.castles.left, right: state.castles.right },
    supply: { left: state.supply.left, right: state.supply.right },
    hands: { left: state.hands.left, right: state.hands.right },
    decks: { left: state.decks.left, right: state.decks.right },
    discards: { left: state.discards.left, right: state.discards.right },
    ...countedPlays(state.played),
    factions: state.factions,
    ground: state.ground,
    walls: state.walls,
    secondSupplyRounds: state.secondSupplyRounds,
    held: { left: state.held.left, right: state.held.right },
    units: state.units.map(cloneUnit),
    usedIds: state.usedIds,
    chance: state.chance,
  };
}

/** No play is no member. */
export function countedPlays(played = 0): Pick<BattleState, 'played'> {
  return played === 0 ? {} : { played };
}

/** Makes a state equal to another one, in place. */
export function overwriteState(state: BattleState, from: BattleState): void {
  if (from.played === undefined) delete state.played;
  Object.assign(state, from);
}

/** Field by field: spreading an object costs several times as much, and search clones units by the million. */
export function cloneUnit(unit: Unit): Unit {
  return {
    id: unit.id,
    card: unit.card,
    side: unit.side,
    row: unit.row,
    col: unit.col,
    type: unit.type,
    cost: unit.cost,
    attack: unit.attack,
    defense: unit.defense,
    fullHealth: unit.fullHealth,
    abilities: unit.abilities,
    health: unit.health,
    facing: unit.facing,
    fresh: unit.fresh,
    moved: unit.moved,
    movedAgain: unit.movedAgain,
    attacked: unit.attacked,
    hasStruck: unit.hasStruck,
    revealed: unit.revealed,
    braced: unit.braced,
    strayed: unit.strayed,
    attackBonus: unit.attackBonus,
    ...(unit.grants === undefined ? {} : { grants: unit.grants }),
  };
}

/** The ground of a battle that names no battlefield. */
export const OPEN_TERRAIN: TerrainId = 'normal';
const OPEN_GROUND: readonly TerrainId[] = Object.freeze(POSITIONS.map(() => OPEN_TERRAIN));

const NOTHING_HELD: readonly number[] = Object.freeze([0, 0, 0]);

/** R2: the health that castles begin with; a battlefield may give Right's more or less. */
export function castlesOf(
  { castleHealth }: SiegeRules,
  battlefield: Pick<Battlefield, 'secondCastle'> | null,
): BySide<number> {
  return { left: castleHealth, right: castleHealth + (battlefield?.secondCastle ?? 0) };
}

/** R1: how many cards the opening hands have; a battlefield may deal Right more or fewer. */
export function openingHandsOf(
  { openingHand }: SiegeRules,
  battlefield: Pick<Battlefield, 'secondCards'> | null,
): BySide<number> {
  return { left: openingHand.left, right: openingHand.right + (battlefield?.secondCards ?? 0) };
}

/** A board without cards, in the first round, on open ground unless told otherwise. */
export function emptyState(
  rules: SiegeRules,
  chance: Stream,
  battlefield: Battlefield | null,
  factions: BySide<readonly string[]> = bySide(() => []),
): BattleState {
  return {
    phase: 'battle',
    round: 1,
    turn: 'left',
    winner: null,
    ending: null,
    castles: castlesOf(rules, battlefield),
    supply: bySide(() => 0),
    hands: bySide(() => []),
    decks: bySide(() => []),
    discards: bySide(() => []),
    factions,
    ground: battlefield?.ground ?? OPEN_GROUND,
    walls: [],
    secondSupplyRounds: battlefield?.secondSupplyRounds ?? rules.supply.secondBonusRounds,
    held: bySide(() => NOTHING_HELD),
    units: [],
    usedIds: [],
    chance,
  };
}
