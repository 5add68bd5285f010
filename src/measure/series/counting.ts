import type { BattleEngine } from '../../battle/BattleEngine';
import type { BattleState } from '../../battle/model/state';
import type { BySide } from '../../kernel/sides';
import type { Mind } from '../contestants/mind';
import type { Watch } from './playMatch';
import type { Fixture, SeatName } from './series';

/** Monotonic milliseconds, injected: this room is pure and has no clock. */
export type Clock = () => number;

/** What all battles of a series are played with. */
export interface Table {
  readonly engine: BattleEngine;
  readonly minds: Readonly<Record<SeatName, Mind>>;
  readonly clock: Clock;
}

/** Follows one battle and counts. */
export interface Witness {
  /** The players; a counting may wrap them to see their plans. */
  readonly minds: BySide<Mind>;
  readonly watch: Watch;
  readonly ended: (end: BattleState) => void;
}

/** Something that can be counted in the battles of a series, in whole numbers, so that parts add up. */
export interface Counting<Counts extends object> {
  /** Battles that are counted together: many where they are short, a pair where they are long. */
  readonly gamesPerPart: number;
  readonly empty: () => Counts;
  /** Opened once for a series, then for the counts of each part, then for each battle. */
  readonly open: (table: Table) => (counts: Counts) => (fixture: Fixture) => Witness;
}

export const PAIR = 2;

/** Who sits where in a battle. */
export function seated({ minds }: Table, { seats }: Fixture): BySide<Mind> {
  return { left: minds[seats.left], right: minds[seats.right] };
}
