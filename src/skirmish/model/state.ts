import type { Direction } from '../../core/geometry/direction';
import type { Position } from '../../core/geometry/position';
import type { Ground } from '../../core/ground/ground';
import type { Stream } from '../../kernel/chance';
import type { BySide, Side } from '../../kernel/sides';
import type { AreaPart } from './maneuver';
import type { Stance } from './rules';

export type UnitId = string;

/** Why a unit may not move any more this turn. */
export type Stopped = 'slipped_on_ice' | 'knocked_down';

/** A unit on the field. Plain JSON; a fallen one stays in the list with health 0 and no position. */
export interface FieldUnit {
  readonly id: UnitId;
  readonly kind: string;
  readonly side: Side;
  position: Position | null;
  facing: Direction;
  health: number;
  actions: number;
  movement: number;
  steps: number;
  attacks: number;
  /** Whether the one move of an action is paid for this turn. */
  hasOpenedMove: boolean;
  /** Whether it has changed its cell by an own order this turn. */
  hasMoved: boolean;
  hasAttacked: boolean;
  /** Whether it has moved, faced or acted, so that its stance stands. */
  hasBegun: boolean;
  hasTakenStance: boolean;
  isWaiting: boolean;
  hasReaction: boolean;
  isDisengaged: boolean;
  stopped: Stopped | null;
  stance: Stance;
  isHidden: boolean;
  isExposed: boolean;
  /** Defence until the own next turn. */
  guard: number;
  /** How many ends of own turns it stays shaken. */
  shaken: number;
  /** Its one check of morale is done. */
  hasWavered: boolean;
  wasRallied: boolean;
  /** By maneuver: the round in which it may be used again, and how often it was used. */
  cooldowns: Readonly<Record<string, number>>;
  uses: Readonly<Record<string, number>>;
  built: number;
}

/** An area effect on the field. */
export interface FieldArea extends Omit<AreaPart, 'rounds'> {
  readonly id: number;
  readonly at: Position;
  /** Null lasts for ever. */
  readonly rounds: number | null;
}

/** Ground and what lies on it. Replaced as a whole when it changes, so that what is worked out from it may be kept. */
export interface FieldGround extends Ground {
  readonly elevation: readonly number[];
  readonly areas: readonly FieldArea[];
}

export interface FormationMember {
  readonly unit: UnitId;
  /** Null for a member beyond the slots, which has the role of `like`. */
  readonly slot: number | null;
  readonly like: number;
  /** Its place, seen from the anchor as the board lies. */
  readonly offset: Position;
}

export interface ActiveFormation {
  readonly id: number;
  readonly formation: string;
  readonly side: Side;
  readonly anchor: Position;
  readonly facing: Direction;
  readonly members: readonly FormationMember[];
  readonly integrity: number;
  readonly hasMarched: boolean;
}

/** What a side knows of the ground under fog: cells as last seen. */
export interface Memory {
  /** Whether a cell was ever seen, row by row. */
  readonly seen: readonly boolean[];
  readonly ground: FieldGround;
  /** Traps that were found. */
  readonly traps: readonly string[];
  /** Enemies that were seen once, with the health that they had, and the round. */
  readonly met: Readonly<Record<UnitId, Met>>;
  /** Enemies that are in sight now. */
  readonly visible: readonly UnitId[];
}

/** An enemy as it was when it was last seen. */
export interface Met {
  readonly kind: string;
  readonly health: number;
  readonly round: number;
}

/** Where the next result of a die comes from. `expected` takes the mean and is for looking ahead. */
export type Chance =
  | { readonly kind: 'stream'; readonly stream: Stream }
  | { readonly kind: 'planned'; readonly rolls: readonly number[] }
  | { readonly kind: 'expected' };

export type Phase = 'deployment' | 'battle' | 'over';
export const END_REASONS = ['elimination', 'control', 'roundLimit', 'forfeit', 'agreement'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A battle on the open field: plain JSON. */
export interface SkirmishState {
  phase: Phase;
  round: number;
  turn: Side;
  ground: FieldGround;
  readonly control: readonly Position[];
  readonly spawns: BySide<readonly Position[]>;
  /** Left's movement in round 1, in percent. */
  readonly opening: number;
  readonly units: FieldUnit[];
  readonly ready: Record<Side, boolean>;
  readonly counts: Record<Side, number>;
  formations: readonly ActiveFormation[];
  nextFormation: number;
  nextArea: number;
  /** Whose `form` of this turn is used. */
  readonly hasFormed: Record<Side, boolean>;
  readonly disruptions: Record<Side, number>;
  readonly memory: Record<Side, Memory | null>;
  /** Enemies that a scan shows to the side whose turn it is. */
  scanned: readonly UnitId[];
  /** Who has offered a draw, and in which round each side offered last. */
  offer: Side | null;
  readonly lastOffer: Record<Side, number | null>;
  chance: Chance;
  winner: Side | 'draw' | null;
  endReason: EndReason | null;
}

/** A unit that stands on the board. */
export interface StandingUnit extends FieldUnit {
  position: Position;
}

export function isStandingUnit(unit: FieldUnit): unit is StandingUnit {
  return unit.position !== null;
}

export function findFieldUnit(state: Pick<SkirmishState, 'units'>, id: UnitId): FieldUnit | null {
  for (const unit of state.units) if (unit.id === id) return unit;
  return null;
}

/** For ids that the rules themselves have put into the state. */
export function mustFindUnit(state: Pick<SkirmishState, 'units'>, id: UnitId): FieldUnit {
  const unit = findFieldUnit(state, id);
  if (unit === null) throw new Error(`no unit ${id} in the battle`);
  return unit;
}

export function mustStand(state: Pick<SkirmishState, 'units'>, id: UnitId): StandingUnit {
  const unit = mustFindUnit(state, id);
  if (!isStandingUnit(unit)) throw new Error(`${id} isn't on the board`);
  return unit;
}

export function fieldUnitAt(state: Pick<SkirmishState, 'units'>, x: number, y: number): StandingUnit | null {
  for (const unit of state.units) {
    if (isStandingUnit(unit) && unit.position.x === x && unit.position.y === y) return unit;
  }
  return null;
}

export function unitsOf(state: Pick<SkirmishState, 'units'>, side: Side): StandingUnit[] {
  return state.units.filter((unit): unit is StandingUnit => unit.side === side && unit.position !== null);
}

/** Everything below a unit is replaced, never written into, so one level of copies is enough. */
export function cloneSkirmish(state: SkirmishState): SkirmishState {
  return {
    ...state,
    units: state.units.map((unit) => ({ ...unit })),
    ready: { ...state.ready },
    counts: { ...state.counts },
    hasFormed: { ...state.hasFormed },
    disruptions: { ...state.disruptions },
    memory: { ...state.memory },
    lastOffer: { ...state.lastOffer },
  };
}
