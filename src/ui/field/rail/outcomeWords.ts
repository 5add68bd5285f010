import type { Maneuver } from '../../../skirmish/model/maneuver';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { Values } from '../../../words/speak';
import { percentOf } from '../common/percent';
import type { AttackReading } from './attackReading';
import type { RailVoice } from './railVoice';

const ON_HIT: readonly Maneuver['effects'][number]['effect'][] = ['knockback', 'push', 'slide'];

/** What a hit does: damage, criticals, and what follows. */
export function hitWords({ speak }: RailVoice, { context, odds }: AttackReading): readonly string[] {
  const { maneuver, weapon } = context;
  const follows = (maneuver?.effects ?? [])
    .filter(({ effect }) => ON_HIT.includes(effect))
    .map(({ effect, value = 0 }) => speak(`rail.effect.${effect}`, { value }));
  if (maneuver?.type === 'grapple_move') return [speak('rail.hit.gripped'), ...follows];
  const [least, most] = odds.damage;
  const [worse, worst] = odds.criticalDamage;
  const chance = odds.chance.numerator / odds.chance.denominator;
  const { burst, onHit } = weapon.weapon;
  return [
    speak('rail.hit.span', {
      ...spanOf(least, most),
      mean: chance === 0 ? 0 : odds.expected / chance,
    }),
    ...(odds.critical.numerator === 0
      ? []
      : [speak('rail.hit.critical', { percent: percentOf(odds.critical), ...spanOf(worse, worst) })]),
    ...(burst === undefined ? [] : [speak('rail.hit.burst', { damage: burst.damage })]),
    ...(onHit === undefined ? [] : [speak(`rail.hit.${onHit.move}`, { squares: onHit.squares })]),
    ...follows,
  ];
}

function spanOf(least: number, most: number): Values {
  return { least, most, same: least === most ? 'yes' : 'no' };
}

/** What a miss does: nothing, or now and then a fumble. */
export function missWords({ speak }: RailVoice, { context, odds }: AttackReading): readonly string[] {
  const { attack } = context.book.rules;
  if (attack.kind !== 'average' || odds.fumble.numerator === 0) return [speak('rail.miss.nothing')];
  return [speak('rail.miss.fumble', { percent: percentOf(odds.fumble), exposed: attack.exposed })];
}

/** What is spent whatever happens. */
export function spentWords({ speak }: RailVoice, { context }: AttackReading, order: SkirmishOrder): string {
  if (order.type === 'maneuver') return speak('rail.spent.actions', { actions: context.maneuver?.actions ?? 0 });
  const isOnly = context.book.rules.economy.actions === 1;
  return isOnly ? speak('rail.spent.action') : speak('rail.spent.actions', { actions: 1 });
}
