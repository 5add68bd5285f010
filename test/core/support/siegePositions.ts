import type { Modifier } from '../../../src/core/arithmetic/modifiers';
import { damagePercentThrough } from '../../../src/core/cover/coverTable';
import { lowerCover } from '../../../src/core/cover/quality';
import { arcFrom, worseArc } from '../../../src/core/flanking/arcs';
import { countInRing, isPincer } from '../../../src/core/flanking/pincer';
import { standsInFormation, unitFillsSlot } from '../../../src/core/formations/detection';
import { formationModifiers } from '../../../src/core/formations/formationBonuses';
import { type Placement, placementsOf } from '../../../src/core/formations/placements';
import type { Direction } from '../../../src/core/geometry/direction';
import { cellAt } from '../../../src/core/ground/survey';
import { type Unit, unitStandsAt } from '../../../src/core/units/unit';
import { type BlowSketch, opposed, points } from './blows';
import { board } from './boards';
import { CLOCKWORK, D50, SIEGE_PHALANX, SIEGE_SKIRMISH_LINE, SIEGE_VANGUARD } from './cards';

export type CombatType = 'melee' | 'ranged' | 'hybrid';

export interface Card extends Unit {
  readonly side: 'left' | 'right';
  readonly type: CombatType;
  readonly attack: number;
  readonly defense: number;
  readonly hasShield: boolean;
}

/** A position of the card battle in the moment of an attack. `units` start with the attacker and its target. */
export interface SiegePosition {
  readonly rows: readonly string[];
  readonly units: readonly [Card, Card, ...Card[]];
  readonly inspired: number;
  readonly cried: number;
  readonly sunders: boolean;
  readonly charges: boolean;
  readonly counterPercent: number;
}

export const ZONE_ATTACK: { readonly [Type in CombatType]: readonly [number, number, number] } = {
  melee: [120, 100, 80],
  ranged: [80, 100, 115],
  hybrid: [100, 100, 100],
};
export const ZONE_DEFENSE = [90, 100, 110] as const;

const KEEP = { width: 3, height: 3 };
const ADVANCE: { readonly [Side in Card['side']]: Direction } = { left: 'east', right: 'west' };
const placements = (side: Card['side']) => ({
  phalanx: placementsOf(KEEP, SIEGE_PHALANX, ADVANCE[side]),
  skirmishLine: placementsOf(KEEP, SIEGE_SKIRMISH_LINE, ADVANCE[side]),
  vanguard: placementsOf(KEEP, SIEGE_VANGUARD, ADVANCE[side]),
});
const PLACEMENTS = { left: placements('left'), right: placements('right') };

/** The card battle's attack put together from the core's parts, as the battle does it. */
export function blowOf(position: SiegePosition): BlowSketch {
  const { units } = position;
  const [attacker, target] = units;
  const [from, to] = [attacker.position, target.position];
  const survey = board(position.rows);
  const fromHighGround = cellAt(survey, from.x, from.y).elevation > 0;

  let arc = arcFrom(target.facing, from.x - to.x, from.y - to.y);
  if (isPincer(units, unitStandsAt, attacker.side, from.x, from.y, to.x, to.y)) arc = worseArc(arc);
  if (arc === 'front' && countInRing(units, unitStandsAt, attacker.side, to.x, to.y) >= 3) arc = 'side';

  const phalanx = bonusIn(PLACEMENTS[target.side].phalanx, units, target, 'defense');
  const line = bonusIn(PLACEMENTS[attacker.side].skirmishLine, units, attacker, 'attackPercent');
  const vanguard = bonusIn(PLACEMENTS[attacker.side].vanguard, units, attacker, 'attackPercent');

  const { cover } = cellAt(survey, to.x, to.y);
  const coverThrough = damagePercentThrough(D50.cover, fromHighGround ? lowerCover(cover) : cover);
  return opposed(attacker.attack, target.defense, {
    attackAdds: [points('inspire', position.inspired), points('battleCry', position.cried)],
    attackPercents: [
      points('zone', ZONE_ATTACK[attacker.type][from.x] ?? 0),
      points('angle', CLOCKWORK.arcs[arc]),
      ...(line.length > 0 ? line : vanguard),
    ],
    defensePercents: [points('zone', ZONE_DEFENSE[to.x] ?? 0)],
    defenseAdds: phalanx,
    defenseCuts: position.sunders ? [points('sunder', 50)] : [],
    netPercents: [
      points('counter', position.counterPercent),
      points('shield', target.hasShield && arc === 'front' ? 80 : 100),
      points('cover', attacker.type === 'melee' ? 100 : coverThrough),
    ],
    flatAdds: [points('highGround', fromHighGround ? 10 : 0), points('charge', position.charges ? 10 : 0)],
  });
}

function bonusIn(
  places: readonly Placement[],
  units: readonly Unit[],
  member: Unit,
  kind: 'defense' | 'attackPercent',
): Modifier[] {
  for (const placement of places) {
    const mine = placement.slots.find(({ position: { x, y } }) => x === member.position.x && y === member.position.y);
    if (!mine || !standsInFormation(units, unitFillsSlot, unitStandsAt, member.side, placement)) continue;
    const modifiers = formationModifiers(placement.formation, mine.slot, kind, ['againstUnits']);
    if (modifiers.length > 0) return modifiers;
  }
  return [];
}
