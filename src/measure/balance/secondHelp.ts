import type { Book } from '../../battle/model/book';
import { castlesOf, openingHandsOf } from '../../battle/model/state';
import type { BySide } from '../../kernel/sides';
import { mapped } from '../simulation/summary';

/** What the second player begins with on a battlefield, beside what the first one has. */
export interface SecondHelp {
  /** For how many rounds it has more supply. */
  readonly supplyRounds: number;
  readonly hands: BySide<number>;
  readonly castles: BySide<number>;
}

/** The knobs of fairness, by battlefield. */
export function secondHelps({ rules, battlefields }: Book): Readonly<Record<string, SecondHelp>> {
  return mapped(battlefields, (battlefield) => ({
    supplyRounds: battlefield.secondSupplyRounds,
    hands: openingHandsOf(rules, battlefield),
    castles: castlesOf(rules, battlefield),
  }));
}

/** By how many percent the larger castle is larger. */
export function castleDifference({ castles: { left, right } }: SecondHelp): number {
  return 100 * (Math.max(left, right) / Math.min(left, right) - 1);
}
