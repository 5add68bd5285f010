import { type Entry, openLedger } from '../../core/arithmetic/ledger';
import type { Modifier } from '../../core/arithmetic/modifiers';
import { strikeOpposed } from '../../core/arithmetic/opposedBlow';
import type { Board } from '../board';
import type { Book } from '../book';
import { dominates } from '../columns';
import { isHigh } from '../ground';
import type { Unit } from '../unit';
import { type Angle, angleOf } from './angle';
import { attackAdds, zoneOf } from './attackFigures';
import { type BlowEffects, collectEffects, openEffects } from './blowEffects';
import { coverAgainst } from './cover';
import { formationBonus } from './formations';
import { from, type Reckoning, type Source } from './sources';
import { eachStanding, modifierOf } from './standing';

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
  const angle = angleOf(book, board, attacker, target, share !== null);
  const effects = effectsOn(book, board, attacker, target, angle, share);
  const footing = zoneOf(rules, target);
  const ledger = watched ? openLedger(true) : SILENT_BLOW;
  const damage = strikeOpposed(ledger, watched ? openLedger(true) : SILENT_DEFENSE, {
    attack: from('attack', attacker.attack),
    attackAdds: effects.attackAdds,
    attackPercents: attackPercents(book, board, attacker, angle, effects),
    defense: from('defense', target.defense),
    defensePercents: [from(footing.id, footing.defense)],
    defenseAdds: effects.defenseAdds,
    defenseCuts: effects.defenseCuts,
    leastShare: from('least-share', rules.leastShare),
    netPercents: effects.netPercents,
    flatAdds: effects.flatAdds,
    least: from('least-damage', rules.leastDamage),
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
  const { rules } = book;
  const zone = zoneOf(rules, attacker);
  const percents = [from(zone.id, zone.attack[attacker.type]), anglePercent(book, angle, angleAdds)];
  const formation = formationBonus(book, board, attacker, 'attack');
  if (formation !== null) percents.push(formation);
  if (dominates(rules, board, attacker.side)) percents.push(from('domination', rules.optional.dominationAttack));
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
  const effects = openEffects(attackAdds(book, board, attacker));
  const [aim, arc, counter] = ['card', angle.arc, share !== null] as const;
  const phalanx = formationBonus(book, board, target, 'defense');
  if (phalanx !== null) effects.defenseAdds.push(phalanx);
  eachStanding(book, board, target, 'addDef', (part) => effects.defenseAdds.push(modifierOf(part, part.with.amount)));
  if (share !== null) effects.netPercents.push(from('counter', share));
  if (isHigh(book, board, attacker)) effects.flatAdds.push(from('high-ground', book.rules.highGround.damage));
  collectEffects(book, effects, 'beforeDamage', { board, bearer: attacker, other: target, aim, angle: arc, counter });
  collectEffects(book, effects, 'beforeDamaged', { board, bearer: target, other: attacker, aim, angle: arc, counter });
  const cover = effects.ignoresCover ? null : coverAgainst(book, board, attacker, target);
  if (cover !== null) effects.netPercents.push(cover);
  return effects;
}

/** One factor; what abilities add to it is told beside it. */
function anglePercent({ rules }: Book, { arc, reason }: Angle, adds: readonly Modifier[]): Modifier {
  const source: Source = reason === 'pincer' || reason === 'surrounded' ? reason : arc;
  const plain = rules.angles[arc];
  if (adds.length === 0) return from(source, plain);
  const of: Entry[] = [
    { source, kind: 'base', value: plain },
    ...adds.map((add): Entry => ({ source: add.source, kind: 'add', value: add.value })),
  ];
  return { source, value: adds.reduce((sum, add) => sum + add.value, plain), of };
}
