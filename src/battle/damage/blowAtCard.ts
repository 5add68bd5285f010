import { type Entry, openLedger } from '../../core/arithmetic/ledger';
import type { Modifier } from '../../core/arithmetic/modifiers';
import { strikeOpposed } from '../../core/arithmetic/opposedBlow';
import type { CoverQuality } from '../../core/cover/quality';
import type { Arc } from '../../core/flanking/arcs';
import { circumstancesOf } from '../abilities/circumstances';
import { unitTraits } from '../abilities/traits';
import type { Board } from '../board';
import type { Book } from '../book';
import { type CellSet, cellsHeldBy, hasCell } from '../cellSet';
import { dominates } from '../columns';
import { ofType, shoots } from '../combatType';
import { type Ground, groundOf } from '../ground';
import { cellOf } from '../position';
import type { Unit } from '../unit';
import { ANGLES, type Angle, type AngleNumber, angleOf } from './angle';
import { turnBonus, zoneIndex } from './attackFigures';
import { type BlowEffects, collectEffects, EFFECTS, empty, openEffects } from './blowEffects';
import { coverAgainst } from './cover';
import { formationBonus } from './formations';
import { ruleModifiers } from './ruleModifiers';
import { type CardReckoning, from } from './sources';
import { collectStanding } from './standing';

/** Null for an attack; a counter-blow is worth only this percentage of one (R5). */
export type CounterShare = number | null;

/** With nobody watching a ledger holds nothing once its amount is read, so one of each serves every blow. */
const SILENT_BLOW = openLedger(false);
const SILENT_DEFENSE = openLedger(false);

/** Filled anew for each blow. */
const BLOW = {
  attack: { source: 'attack', value: 0 },
  attackAdds: EFFECTS.attackAdds,
  attackPercents: [] as Modifier[],
  defense: { source: 'defense', value: 0 },
  defensePercents: [] as readonly Modifier[],
  defenseAdds: EFFECTS.defenseAdds,
  defenseCuts: EFFECTS.defenseCuts,
  leastShare: { source: 'least-share', value: 0 } as Modifier,
  netPercents: EFFECTS.netPercents,
  flatAdds: EFFECTS.flatAdds,
  least: { source: 'least-damage', value: 0 } as Modifier,
};
/** An angle that nobody asks what it is made of. */
const SILENT_ANGLE = { source: 'angle', value: 0 };
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
  const held = cellsHeldBy(board.units, attacker.side);
  const number = angleOf(book, board, attacker, target, held, share !== null);
  const angle = ANGLES[number] as Angle;
  const ground = groundOf(book, board.ground);
  const effects = effectsOn(book, board, ground, attacker, target, angle.arc, share);
  const modifiers = ruleModifiers(book.rules);
  collectPercents(book, board, attacker, held, number, effects, watched);
  BLOW.attack.value = attacker.attack;
  BLOW.defense.value = target.defense;
  BLOW.defensePercents = modifiers.zoneDefense[zoneIndex(book.rules, target)] as readonly Modifier[];
  BLOW.leastShare = modifiers.leastShare;
  BLOW.least = modifiers.least;
  const ledger = watched ? openLedger(true) : SILENT_BLOW;
  const damage = strikeOpposed(ledger, watched ? openLedger(true) : SILENT_DEFENSE, BLOW);
  if (watched) return { damage, arithmetic: ledger.entries ?? [], angle };
  SILENT_RECKONING.damage = damage;
  SILENT_RECKONING.angle = angle;
  return SILENT_RECKONING;
}

/** N: zone, angle, one formation, and domination where the rules know it. */
function collectPercents(
  book: Book,
  board: Board,
  attacker: Unit,
  held: CellSet,
  angle: AngleNumber,
  { angleAdds }: BlowEffects,
  watched: boolean,
): void {
  const { attackPercents } = BLOW;
  const { zoneAttack, angles, domination } = ruleModifiers(book.rules);
  const zone = zoneAttack[zoneIndex(book.rules, attacker)];
  if (zone === undefined) throw new RangeError(`no zone for column ${attacker.col}`);
  const plain = angles[angle] as Modifier;
  empty(attackPercents);
  attackPercents.push(ofType(zone, attacker.type));
  attackPercents.push(angleAdds.length === 0 ? plain : withAngleAdds(plain, angleAdds, watched));
  const formation = formationBonus(book, board, attacker, 'attack', held);
  if (formation !== null) attackPercents.push(formation);
  if (dominates(book.rules, board, attacker.side)) attackPercents.push(domination);
}

/** Everything that abilities, formations and the ground do to the blow. */
function effectsOn(
  book: Book,
  board: Board,
  ground: Ground,
  attacker: Unit,
  target: Unit,
  arc: Arc,
  share: CounterShare,
): BlowEffects {
  const effects = openEffects();
  const counter = share !== null;
  const phalanx = formationBonus(book, board, target, 'defense');
  if (phalanx !== null) effects.defenseAdds.push(phalanx);
  effects.cover = ground.cover[cellOf(target)] as CoverQuality;
  collectStanding(book, board, effects, attacker, target);
  if (attacker.attackBonus !== 0) effects.attackAdds.push(turnBonus(attacker));
  if (counter) effects.netPercents.push(from('counter', share));
  const isHigh = hasCell(ground.high, cellOf(attacker));
  if (isHigh) effects.flatAdds.push(ruleModifiers(book.rules).highGround);
  const { beforeDamage } = unitTraits(book, attacker).parts;
  if (beforeDamage.length > 0) {
    collectEffects(effects, beforeDamage, circumstancesOf(board, attacker, target, 'card', arc, counter));
  }
  const { beforeDamaged } = unitTraits(book, target).parts;
  if (beforeDamaged.length > 0) {
    collectEffects(effects, beforeDamaged, circumstancesOf(board, target, attacker, 'card', arc, counter));
  }
  // Cover helps only against shots.
  const cover = shoots(attacker.type) && !effects.ignoresCover ? coverAgainst(book.rules, effects.cover, isHigh) : null;
  if (cover !== null) effects.netPercents.push(cover);
  return effects;
}

/** One factor; what abilities add to it is told beside it. */
function withAngleAdds(plain: Modifier, adds: readonly Modifier[], watched: boolean): Modifier {
  SILENT_ANGLE.value = plain.value;
  for (let index = 0; index < adds.length; index++) SILENT_ANGLE.value += (adds[index] as Modifier).value;
  if (!watched) return SILENT_ANGLE;
  const { source } = plain;
  const of: Entry[] = [
    { source, kind: 'base', value: plain.value },
    ...adds.map((add): Entry => ({ source: add.source, kind: 'add', value: add.value })),
  ];
  return { source, value: SILENT_ANGLE.value, of };
}
