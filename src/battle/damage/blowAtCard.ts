import { addAttack, addDefense, addFlat, percentAttack, percentDefense, percentNet } from '../../core/arithmetic/blow';
import type { Entry } from '../../core/arithmetic/entry';
import type { Modifier } from '../../core/arithmetic/modifiers';
import { strikeOpposed } from '../../core/arithmetic/strike';
import type { CoverQuality } from '../../core/cover/quality';
import type { Arc } from '../../core/flanking/arcs';
import { ofSide } from '../../kernel/sides';
import { dominates } from '../legality/columnControl';
import type { Book } from '../model/book';
import { type CellSet, cellsHeldBy, hasCell } from '../model/cellSet';
import { ofType, shoots } from '../model/combatType';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { unitCell } from '../model/position';
import { ANGLES, type Angle, type AngleNumber, angleOf } from './angle';
import { turnBonus } from './attackFigures';
import { type BlowEffects, collectEffects, openEffects } from './blowEffects';
import { coverAgainst } from './cover';
import { formationBonus } from './formations';
import { type RuleModifiers, ruleModifiers } from './ruleModifiers';
import { type CardReckoning, from } from './sources';
import { collectStanding } from './standing';

/** Null for an attack; a counter-blow is worth only this percentage of one (R5). */
export type CounterShare = number | null;

/** Section 2: what `attacker` would do to `target` from where both stand. */
export function blowAtCard(
  book: Book,
  board: Board,
  attacker: Fighter,
  target: Fighter,
  share: CounterShare,
  explains: boolean,
): CardReckoning {
  const modifiers = ruleModifiers(book.rules);
  const held = cellsHeldBy(board.units, attacker.side);
  const number = angleOf(book, board, attacker, target, held, share !== null);
  const angle = ANGLES[number] as Angle;
  const cover = board.ground.cover[unitCell(target)] as CoverQuality;
  const effects = openEffects(attacker.profile.attack, target.profile.defense, cover, explains);
  const { blow } = effects;
  collect(effects, book, board, modifiers, attacker, target, angle.arc, share);
  percentBlow(effects, book, board, modifiers, attacker, held, number);
  percentDefense(blow, ofSide(modifiers.zoneDefense, target.side)[target.col] as Modifier);
  const damage = strikeOpposed(blow, modifiers.leastShare, modifiers.least);
  return { damage, arithmetic: blow.told === null ? NOT_TOLD : blow.told.entries, angle };
}

const NOT_TOLD: readonly Entry[] = Object.freeze([]);

/** N: zone, angle, one formation, and domination where the rules know it. */
function percentBlow(
  effects: BlowEffects,
  book: Book,
  board: Board,
  { zoneAttack, angles, domination }: RuleModifiers,
  attacker: Fighter,
  held: CellSet,
  angle: AngleNumber,
): void {
  const { blow } = effects;
  const zone = ofSide(zoneAttack, attacker.side)[attacker.col];
  if (zone === undefined) throw new RangeError(`no zone for column ${attacker.col}`);
  percentAttack(blow, ofType(zone, attacker.profile.type));
  percentAttack(blow, withAngleAdds(angles[angle] as Modifier, effects));
  const formation = formationBonus(book, board, attacker, 'attack', held);
  if (formation !== null) percentAttack(blow, formation);
  if (dominates(book.rules, board, attacker.side)) percentAttack(blow, domination);
}

/** Everything that abilities, formations and the ground do to the blow. */
function collect(
  effects: BlowEffects,
  book: Book,
  board: Board,
  modifiers: RuleModifiers,
  attacker: Fighter,
  target: Fighter,
  arc: Arc,
  share: CounterShare,
): void {
  const { blow } = effects;
  const counter = share !== null;
  const phalanx = formationBonus(book, board, target, 'defense', cellsHeldBy(board.units, target.side));
  if (phalanx !== null) addDefense(blow, phalanx);
  collectStanding(effects, board, attacker, target);
  if (attacker.attackBonus !== 0) addAttack(blow, turnBonus(attacker));
  if (counter) percentNet(blow, from('counter', share));
  const isHigh = hasCell(board.ground.high, unitCell(attacker));
  if (isHigh) addFlat(blow, modifiers.highGround);
  collectEffects(effects, attacker.profile.parts.beforeDamage, board, attacker, target, 'card', arc, counter);
  collectEffects(effects, target.profile.parts.beforeDamaged, board, target, attacker, 'card', arc, counter);
  if (effects.ignoresCover) return;
  const cover = coverAgainst(modifiers, effects.cover, shoots(attacker.profile.type), isHigh);
  if (cover !== null) percentNet(blow, cover);
}

/** One factor; what abilities add to it is told beside it. */
function withAngleAdds(plain: Modifier, { angleAdds, angleParts }: BlowEffects): Modifier {
  if (angleAdds === 0) return plain;
  const { source } = plain;
  const of: Entry[] = [
    { source, kind: 'base', value: plain.value },
    ...angleParts.map((add): Entry => ({ source: add.source, kind: 'add', value: add.value })),
  ];
  return { source, value: plain.value + angleAdds, of };
}
