import { type Entry, openLedger } from '../../core/arithmetic/ledger';
import type { Modifier } from '../../core/arithmetic/modifiers';
import { strikeOpposed } from '../../core/arithmetic/opposedBlow';
import { traitsOf } from '../abilities/traits';
import type { Board } from '../board';
import type { Book } from '../book';
import { dominates } from '../columns';
import { ofType, shoots } from '../combatType';
import { isHigh } from '../ground';
import type { Unit } from '../unit';
import { type Angle, angleOf } from './angle';
import { turnBonus, zoneIndex } from './attackFigures';
import { type BlowEffects, collectEffects, openEffects, plus } from './blowEffects';
import { coverAgainst, groundCover } from './cover';
import { formationBonus } from './formations';
import { ruleModifiers } from './ruleModifiers';
import { from, type Reckoning } from './sources';
import { collectStanding } from './standing';

/** Null for an attack; a counter-blow is worth only this percentage of one (R5). */
export type CounterShare = number | null;

export interface CardReckoning extends Reckoning {
  readonly angle: Angle;
}

/** With nobody watching a ledger holds nothing once its amount is read, so one of each serves every blow. */
const SILENT_BLOW = openLedger(false);
const SILENT_DEFENSE = openLedger(false);

/** Section 2: what `attacker` would do to `target` from where both stand. */
export function blowAtCard(
  book: Book,
  board: Board,
  attacker: Unit,
  target: Unit,
  share: CounterShare,
  watched: boolean,
): CardReckoning {
  const { rules } = book;
  const { zoneDefense, leastShare, least } = ruleModifiers(rules);
  const angle = angleOf(book, board, attacker, target, share !== null);
  const effects = effectsOn(book, board, attacker, target, angle, share);
  const ledger = watched ? openLedger(true) : SILENT_BLOW;
  const damage = strikeOpposed(ledger, watched ? openLedger(true) : SILENT_DEFENSE, {
    attack: from('attack', attacker.attack),
    attackAdds: effects.attackAdds,
    attackPercents: attackPercents(book, board, attacker, angle, effects),
    defense: from('defense', target.defense),
    defensePercents: zoneDefense[zoneIndex(rules, target)] as readonly Modifier[],
    defenseAdds: effects.defenseAdds,
    defenseCuts: effects.defenseCuts,
    leastShare,
    netPercents: effects.netPercents,
    flatAdds: effects.flatAdds,
    least,
  });
  return { damage, arithmetic: ledger.entries ?? [], angle };
}

/** N: zone, angle, one formation, and domination where the rules know it. */
function attackPercents(
  book: Book,
  board: Board,
  attacker: Unit,
  angle: Angle,
  { angleAdds }: BlowEffects,
): Modifier[] {
  const { zoneAttack, domination } = ruleModifiers(book.rules);
  const zone = zoneAttack[zoneIndex(book.rules, attacker)];
  if (zone === undefined) throw new RangeError(`no zone for column ${attacker.col}`);
  const percents = [ofType(zone, attacker.type), anglePercent(book, angle, angleAdds)];
  const formation = formationBonus(book, board, attacker, 'attack');
  if (formation !== null) percents.push(formation);
  if (dominates(book.rules, board, attacker.side)) percents.push(domination);
  return percents;
}

/** Everything that abilities, formations and the ground do to the blow. */
function effectsOn(
  book: Book,
  board: Board,
  attacker: Unit,
  target: Unit,
  angle: Angle,
  share: CounterShare,
): BlowEffects {
  const effects = openEffects();
  const counter = share !== null;
  const { arc } = angle;
  const phalanx = formationBonus(book, board, target, 'defense');
  if (phalanx !== null) effects.defenseAdds = plus(effects.defenseAdds, phalanx);
  effects.cover = groundCover(book, board, target);
  collectStanding(book, board, effects, attacker, target);
  if (attacker.attackBonus !== 0) effects.attackAdds = plus(effects.attackAdds, turnBonus(attacker));
  if (counter) effects.netPercents = plus(effects.netPercents, from('counter', share));
  if (isHigh(book, board, attacker)) effects.flatAdds = plus(effects.flatAdds, ruleModifiers(book.rules).highGround);
  const { beforeDamage } = traitsOf(book, attacker).parts;
  if (beforeDamage.length > 0) {
    collectEffects(effects, beforeDamage, { board, bearer: attacker, other: target, aim: 'card', angle: arc, counter });
  }
  const { beforeDamaged } = traitsOf(book, target).parts;
  if (beforeDamaged.length > 0) {
    collectEffects(effects, beforeDamaged, {
      board,
      bearer: target,
      other: attacker,
      aim: 'card',
      angle: arc,
      counter,
    });
  }
  // Cover helps only against shots.
  const cover =
    shoots(attacker.type) && !effects.ignoresCover ? coverAgainst(book, board, attacker, effects.cover) : null;
  if (cover !== null) effects.netPercents = plus(effects.netPercents, cover);
  return effects;
}

/** One factor; what abilities add to it is told beside it. */
function anglePercent({ rules }: Book, { arc, reason }: Angle, adds: readonly Modifier[]): Modifier {
  const modifiers = ruleModifiers(rules);
  const plain = modifiers[reason === 'pincer' || reason === 'surrounded' ? reason : 'angle'][arc];
  if (adds.length === 0) return plain;
  const { source } = plain;
  const of: Entry[] = [
    { source, kind: 'base', value: plain.value },
    ...adds.map((add): Entry => ({ source: add.source, kind: 'add', value: add.value })),
  ];
  return { source, value: adds.reduce((sum, add) => sum + add.value, plain.value), of };
}
