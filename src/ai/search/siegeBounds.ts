/** Upper bounds on the damage to the castle in one turn. */
export interface SiegeBounds {
  /** Somebody has a blow that it can't strike at the castle anyway. */
  toSpare: boolean;
  /** With no screen left, and struck again where somebody could be readied. */
  open: number;
  /** With the screens as they stand. */
  screened: number;
  weakest: number;
  strongest: number;
  /** How many of them could be struck again. */
  readies: number;
  /** How many cards could strike the castle. */
  strikes: number;
  /** What those in hand that may strike at once could do, each by itself. */
  strikerBlows: readonly number[];
  /** The upper bound of all blows together. */
  upperBound: number;
  /** The same without a stratagem. */
  unaided: number;
  /** With each of the hand's stratagems, in their order. */
  readonly aided: number[];
  /** By cell: what whoever stands there adds to it at most, with no screen left and with the screens as they stand. */
  readonly blows: Float64Array;
  readonly screenedBlows: Float64Array;
}
