import { inReadingOrder } from '../../core/geometry/position';
import { formationBonus, leadershipOf } from '../formations/bonuses';
import { distributionOf } from '../model/dice';
import { rollDice, type SkirmishPlay, sumOf } from '../model/play';
import { profileOf, statOf } from '../model/profile';
import type { MoraleRules } from '../model/rules';
import { isStandingUnit, type StandingUnit } from '../model/state';

/** Whom the order took to half of its health or less, and who hasn't been tried yet, holds or is shaken; in reading order. */
export function checkMorale(play: SkirmishPlay): void {
  const { morale } = play.book.rules;
  if (morale === undefined) return;
  const hurt = new Set(play.events.flatMap((event) => (event.type === 'damaged' ? [event.unit] : [])));
  const tried = play.state.units
    .filter(isStandingUnit)
    .filter(({ id, hasWavered }) => !hasWavered && hurt.has(id))
    .filter(({ health, kind }) => 2 * health <= profileOf(play.book, kind).fullHealth)
    .sort((a, b) => inReadingOrder(a.position, b.position));
  for (const unit of tried) play.emit({ type: holds(play, morale, unit) ? 'held' : 'shaken', unit: unit.id });
}

function holds(play: SkirmishPlay, morale: MoraleRules, unit: StandingUnit): boolean {
  const { book, state } = play;
  const { kind } = profileOf(book, unit.kind);
  const [one, other] = morale.stats;
  const stats = statOf(kind, one) + statOf(kind, other);
  const spirit = (formationBonus(book, state, unit, 'morale', [])?.value ?? 0) + leadershipOf(book, state, unit);
  const isHeldWith = (sum: number) => Math.floor((stats + sum + 1) / 2) + morale.bonus + spirit >= morale.target;
  if (state.chance.kind !== 'expected') return isHeldWith(sumOf(rollDice(play, 2, morale.die)));
  const { ways, throws } = distributionOf({ count: 2, sides: morale.die, plus: 0 });
  return 2 * ways.reduce((held, count, sum) => held + (isHeldWith(sum) ? count : 0), 0) > throws;
}
