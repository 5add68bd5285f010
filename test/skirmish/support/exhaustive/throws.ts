import type { Fraction } from '../../../../src/core/arithmetic/fraction';
import { parseDice } from '../../../../src/skirmish/model/dice';
import type { AttackOdds } from '../../../../src/skirmish/model/odds';
import type { SkirmishOrder } from '../../../../src/skirmish/model/orders';
import { profileOf } from '../../../../src/skirmish/model/profile';
import { findFieldUnit, type SkirmishState } from '../../../../src/skirmish/model/state';
import type { SkirmishEngine, SkirmishStep } from '../../../../src/skirmish/SkirmishEngine';
import { mustSubmit } from '../battles';
import { eventsOf } from './looks';

/** One throw of dice, and how many throws come to the same sum. */
interface Throw {
  readonly rolls: readonly number[];
  readonly weight: number;
}

/** Every face where they are few; of many, one throw for each sum. */
function throwsOf(count: number, sides: number, hasAllFaces: boolean): readonly Throw[] {
  let all: readonly Throw[] = [{ rolls: [], weight: 1 }];
  for (let die = 0; die < count; die++) {
    all = all.flatMap(({ rolls, weight }) =>
      Array.from({ length: sides }, (_, face) => ({ rolls: [...rolls, face + 1], weight })),
    );
  }
  if (hasAllFaces) return all;
  const bySum = new Map<number, Throw>();
  for (const { rolls } of all) {
    const sum = rolls.reduce((total, roll) => total + roll, 0);
    bySum.set(sum, { rolls, weight: (bySum.get(sum)?.weight ?? 0) + 1 });
  }
  return [...bySum.values()];
}

/** What comes after the blow's own dice: knockback, falls, morale. A one is on every die. */
const AFTERWARDS = Array.from({ length: 30 }, () => 1);

const share = ({ numerator, denominator }: Fraction) => numerator / denominator;

type Aimed = Extract<SkirmishOrder, { readonly target?: unknown }>;

/** What counting throws gives that the stated odds don't; null when they are the same. */
export function wrongOdds(
  engine: SkirmishEngine,
  state: SkirmishState,
  order: Aimed,
  odds: AttackOdds,
  hasAllFaces: boolean,
): string | null {
  const dice = odds.dice === null ? null : parseDice(odds.dice);
  if (dice === null) return null;
  const counted: Counted = { all: 0, chance: 0, critical: 0, fumble: 0, kill: 0 };
  for (const attack of throwsOf(dice.count, dice.sides, hasAllFaces)) {
    for (const damage of damageThrows(engine, state, odds)) {
      const chance = { kind: 'planned' as const, rolls: [...attack.rolls, ...damage.rolls, ...AFTERWARDS] };
      countThrow(counted, mustSubmit(engine, { ...state, chance }, order), order, attack.weight * damage.weight);
    }
  }
  const told = toldBy(engine, order);
  const wrong = told.find((what) => Math.abs(share(odds[what]) - counted[what] / counted.all) > 1e-12);
  return wrong === undefined ? null : `${wrong}: ${counted[wrong]} of ${counted.all} throws`;
}

type Told = 'chance' | 'critical' | 'fumble' | 'kill';
type Counted = Record<Told | 'all', number>;

function countThrow(counted: Counted, { events, state }: SkirmishStep, { target }: Aimed, weight: number): void {
  const [blow] = eventsOf(events, 'attacked').filter(({ isReaction }) => !isReaction);
  const struck = typeof target === 'string' ? findFieldUnit(state, target) : null;
  const isKilled = struck?.position === null && (blow?.damage ?? 0) > 0 && isFelledByBlow(events);
  counted.all += weight;
  if (blow?.outcome === 'hit' || blow?.outcome === 'critical') counted.chance += weight;
  if (blow?.outcome === 'critical') counted.critical += weight;
  if (blow?.outcome === 'fumble') counted.fumble += weight;
  if (isKilled) counted.kill += weight;
}

/** What can be counted: a grip kills nobody, and an extra chance of a critical has a die of its own. */
function toldBy({ book }: SkirmishEngine, order: Aimed): readonly Told[] {
  const maneuver = order.type === 'maneuver' ? book.maneuvers[order.maneuver] : undefined;
  const isRaised = maneuver?.modifiers.some(({ stat }) => stat === 'critical_chance') ?? false;
  if (isRaised) return ['chance', 'fumble'];
  return maneuver?.type === 'grapple_move'
    ? ['chance', 'critical', 'fumble']
    : ['chance', 'critical', 'fumble', 'kill'];
}

function damageThrows({ book }: SkirmishEngine, { units }: SkirmishState, { weapon }: AttackOdds): readonly Throw[] {
  const carried = units.flatMap(({ kind }) => [profileOf(book, kind).weapon, profileOf(book, kind).sidearm]);
  const { count, sides } = carried.find((each) => each?.weapon.id === weapon)?.damageDice ?? { count: 0, sides: 1 };
  return throwsOf(count, sides, true);
}

/** Who is knocked into a pit by the blow fell by the pit. */
function isFelledByBlow(events: Parameters<typeof eventsOf>[0]): boolean {
  return !eventsOf(events, 'forced').some(() => true) && !eventsOf(events, 'fellDown').some(() => true);
}
