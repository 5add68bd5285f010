import { type BySide, SIDES, type Side } from '../../../kernel/sides';
import { type FieldSeat, HUMAN } from '../fieldSeatsSlice';

/** Against an opponent, two people at one screen, or two opponents to watch. */
export const FIELD_MODES = ['opponent', 'shared', 'watch'] as const;
export type FieldMode = (typeof FIELD_MODES)[number];

/** An opponent's two halves; a strategy that isn't said is this one. */
export interface Opponent {
  readonly level: string;
  readonly strategy: string;
}
const USUAL_STRATEGY = 'balanced';

export function opponentOf(seat: FieldSeat): Opponent | null {
  if (seat === HUMAN) return null;
  const [level = '', ...rest] = seat.split('-');
  return { level, strategy: rest.length === 0 ? USUAL_STRATEGY : rest.join('-') };
}

export function seatOf({ level, strategy }: Opponent): FieldSeat {
  return strategy === USUAL_STRATEGY ? level : `${level}-${strategy}`;
}

export function modeOf(seats: BySide<FieldSeat>): FieldMode {
  const people = SIDES.filter((side) => seats[side] === HUMAN).length;
  if (people === SIDES.length) return 'shared';
  return people === 0 ? 'watch' : 'opponent';
}

/** Whose squad is "yours": the only person's, else Left's. */
export function ownSideOf(seats: BySide<FieldSeat>): Side {
  return seats.left !== HUMAN && seats.right === HUMAN ? 'right' : 'left';
}

/** The same opponent plays on wherever there is one. */
export function seatsFor(mode: FieldMode, seats: BySide<FieldSeat>, usual: FieldSeat): BySide<FieldSeat> {
  const other = SIDES.map((side) => seats[side]).find((seat) => seat !== HUMAN) ?? usual;
  if (mode === 'shared') return { left: HUMAN, right: HUMAN };
  return mode === 'watch' ? { left: other, right: other } : { left: HUMAN, right: other };
}
