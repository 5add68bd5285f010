import type { Card, SiegePosition } from './siegePositions';
import { ZONE_ATTACK, ZONE_DEFENSE } from './siegePositions';

/**
 * The damage of the card battle, written down a second time from the rule book alone (R7, R8, section 2), in exact rationals and
 * with nothing of the core.
 */
export function oracleDamage(position: SiegePosition): number {
  const [attacker, target] = position.units;
  const high = glyphUnder(position, attacker) === '^';
  const angle = angleOf(position);
  const isShot = attacker.type !== 'melee';

  let blow = fraction(attacker.attack + position.inspired + position.cried, 1);
  blow = times(blow, ZONE_ATTACK[attacker.type][attacker.position.x] ?? 0);
  blow = times(blow, angle);
  blow = times(blow, hasAttackFormation(position) ? 120 : 100);

  let defense = times(fraction(target.defense, 1), ZONE_DEFENSE[target.position.x] ?? 0);
  if (isInFullColumn(position, target)) defense = plus(defense, 8);
  if (position.sunders) defense = times(defense, 50);

  const through = minus(blow, defense);
  const quarter = times(blow, 25);
  let net = isLess(through, quarter) ? quarter : through;
  net = times(net, position.counterPercent);
  if (target.hasShield && angle === 100) net = times(net, 80);
  if (isShot) net = times(net, 100 - 25 * Math.max(0, '.cCx'.indexOf(glyphUnder(position, target)) - (high ? 1 : 0)));
  if (high) net = plus(net, 10);
  if (position.charges) net = plus(net, 10);
  const floor = Number(net.top / net.bottom);
  return floor < 1 ? 1 : floor;
}

function angleOf({ units }: SiegePosition): number {
  const [attacker, target] = units;
  const dx = attacker.position.x - target.position.x;
  const dy = attacker.position.y - target.position.y;
  const ahead = { north: -dy, south: dy, east: dx, west: -dx }[target.facing as 'north' | 'south' | 'east' | 'west'];
  let grade = ahead > 0 ? 0 : ahead < 0 ? 2 : 1;
  const friends = units.filter((it) => it.side === attacker.side);
  const isNear = (it: Card) =>
    Math.abs(it.position.x - target.position.x) <= 1 && Math.abs(it.position.y - target.position.y) <= 1;
  const opposite = friends.some(
    (it) => it.position.x - target.position.x === -dx && it.position.y - target.position.y === -dy,
  );
  if (isNear(attacker) && opposite && grade < 2) grade++;
  if (grade === 0 && friends.filter(isNear).length >= 3) grade = 1;
  return 100 + 25 * grade;
}

const standing = ({ units }: SiegePosition, side: string, x: number, y: number): Card | undefined =>
  units.find((it) => it.side === side && it.position.x === x && it.position.y === y);

function isInFullColumn(position: SiegePosition, card: Card): boolean {
  return [0, 1, 2].every((y) => standing(position, card.side, card.position.x, y));
}

function hasAttackFormation(position: SiegePosition): boolean {
  const [{ side, type, position: at }] = position.units;
  const partner = standing(position, side, at.x, 2 - at.y);
  const isLine = type !== 'melee' && at.y !== 1 && partner !== undefined && partner.type !== 'melee';
  if (isLine && !standing(position, side, at.x, 1)) return true;
  return type !== 'ranged' && standing(position, side, side === 'left' ? at.x - 1 : at.x + 1, at.y) !== undefined;
}

const glyphUnder = ({ rows }: SiegePosition, card: Card): string => rows[card.position.y]?.[card.position.x] ?? '?';

interface Rational {
  readonly top: bigint;
  readonly bottom: bigint;
}
const fraction = (top: number, bottom: number): Rational => ({ top: BigInt(top), bottom: BigInt(bottom) });
const times = ({ top, bottom }: Rational, percent: number): Rational => ({
  top: top * BigInt(percent),
  bottom: bottom * 100n,
});
const plus = ({ top, bottom }: Rational, whole: number): Rational => ({ top: top + BigInt(whole) * bottom, bottom });
const minus = (a: Rational, b: Rational): Rational => ({
  top: a.top * b.bottom - b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
const isLess = (a: Rational, b: Rational): boolean => a.top * b.bottom < b.top * a.bottom;
