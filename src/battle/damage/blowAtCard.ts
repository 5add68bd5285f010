import { addAttack, addDefense, addFlat, percentAttack, percentDefense, percentNet } from '../../core/arithmetic/blow';
import type { Entry } from '../../core/arithmetic/entry';
import type { Modifier } from '../../core/arithmetic/modifiers';
import { strikeOpposed } from '../../core/arithmetic/strike';
import type { CoverQuality } from '../../core/cover/quality';
import { circumstancesOf } from '../abilities/circumstances';
import { type Traits, unitTraits } from '../abilities/traits';
import type { Board } from '../board';
import type { Book } from '../book';
import { type CellSet, type Holdings, hasCell, heldBy, holdingsOf } from '../cellSet';
import { dominates } from '../columns';
import { ofType, shoots } from '../combatType';
import { type Ground, groundOf } from '../ground';
import { type Unit, unitCell } from '../unit';
import { ANGLES, type Angle, type AngleNumber, angleOf } from './angle';
import { turnBonus, zoneIndex } from './attackFigures';
import { type BlowEffects, collectEffects, EFFECTS, openEffects } from './blowEffects';
import { coverAgainst } from './cover';
import { formationBonus } from './formations';
import { type RuleModifiers, ruleModifiers } from './ruleModifiers';
import { type CardReckoning, from } from './sources';
import { collectStanding } from './standing';

/** Null for an attack; a counter-blow is worth only this percentage of one (R5). */
export type CounterShare = number | null;

const SILENT_RECKONING: { damage: number; readonly arithmetic: readonly Entry[]; angle: Angle } = {
  damage: 0,
  arithmetic: [],
  angle: { arc: 'front', reason: 'facing' },
};

/** Section 2: what `attacker` would do to `target` from where both stand. Unwatched, the answer holds until the next one. */
export function blowAtCard(
  book: Book,
  board: Board,
  attacker: Unit,
  target: Unit,
  share: CounterShare,
  watched: boolean,
): CardReckoning {
  const modifiers = ruleModifiers(book.rules);
  const targetTraits = unitTraits(book, target);
  const holdings = holdingsOf(board.units);
  const held = heldBy(holdings, attacker.side);
  const number = angleOf(book, board, attacker, target, targetTraits, held, share !== null);
  const angle = ANGLES[number] as Angle;
  const effects = openEffects(attacker.attack, target.defense, watched);
  const { blow } = effects;
  collect(book, board, modifiers, attacker, target, targetTraits, holdings, angle, share);
  percentBlow(book, board, modifiers, attacker, held, number);
  percentDefense(blow, modifiers.zoneDefense[zoneIndex(book.rules, target)] as Modifier);
  const damage = strikeOpposed(blow, modifiers.leastShare, modifiers.least);
  if (blow.told !== null) return { damage, arithmetic: blow.told.entries, angle };
  SILENT_RECKONING.damage = damage;
  SILENT_RECKONING.angle = angle;
  return SILENT_RECKONING;
}

/** N: zone, angle, one formation, and domination where the rules know it. */
function percentBlow(
  book: Book,
  board: Board,
  { zoneAttack, angles, domination }: RuleModifiers,
  attacker: Unit,
  held: CellSet,
  angle: AngleNumber,
): void {
  const { blow } = EFFECTS;
  const zone = zoneAttack[zoneIndex(book.rules, attacker)];
  if (zone === undefined) throw new RangeError(`no zone for column ${attacker.col}`);
  percentAttack(blow, ofType(zone, attacker.type));
  percentAttack(blow, withAngleAdds(angles[angle] as Modifier, EFFECTS));
  const formation = formationBonus(book, board, attacker, 'attack', held);
  if (formation !== null) percentAttack(blow, formation);
  if (dominates(book.rules, board, attacker.side)) percentAttack(blow, domination);
}

/** Everything that abilities, formations and the ground do to the blow. */
function collect(
  book: Book,
  board: Board,
  modifiers: RuleModifiers,
  attacker: Unit,
  target: Unit,
  targetTraits: Traits,
  holdings: Holdings,
  { arc }: Angle,
  share: CounterShare,
): void {
  const { blow } = EFFECTS;
  const ground: Ground = groundOf(book, board.ground);
  const counter = share !== null;
  const phalanx = formationBonus(book, board, target, 'defense', heldBy(holdings, target.side));
  if (phalanx !== null) addDefense(blow, phalanx);
  EFFECTS.cover = ground.cover[unitCell(target)] as CoverQuality;
  collectStanding(book, board, attacker, target);
  if (attacker.attackBonus !== 0) addAttack(blow, turnBonus(attacker));
  if (counter) percentNet(blow, from('counter', share));
  const isHigh = hasCell(ground.high, unitCell(attacker));
  if (isHigh) addFlat(blow, modifiers.highGround);
  const { beforeDamage } = unitTraits(book, attacker).parts;
  if (beforeDamage.length > 0) {
    collectEffects(EFFECTS, beforeDamage, circumstancesOf(board, attacker, target, 'card', arc, counter));
  }
  const { beforeDamaged } = targetTraits.parts;
  if (beforeDamaged.length > 0) {
    collectEffects(EFFECTS, beforeDamaged, circumstancesOf(board, target, attacker, 'card', arc, counter));
  }
  if (EFFECTS.ignoresCover) return;
  const cover = coverAgainst(modifiers, EFFECTS.cover, shoots(attacker.type), isHigh);
  if (cover !== null) percentNet(blow, cover);
}

/** An angle that nobody asks what it is made of. */
const SILENT_ANGLE = { source: 'angle', value: 0 };

/** One factor; what abilities add to it is told beside it. */
function withAngleAdds(plain: Modifier, { blow, angleAdds, angleParts }: BlowEffects): Modifier {
  if (angleAdds === 0) return plain;
  const { source } = plain;
  SILENT_ANGLE.value = plain.value + angleAdds;
  if (blow.told === null) return SILENT_ANGLE;
  const of: Entry[] = [
    { source, kind: 'base', value: plain.value },
    ...angleParts.map((add): Entry => ({ source: add.source, kind: 'add', value: add.value })),
  ];
  return { source, value: SILENT_ANGLE.value, of };
}
