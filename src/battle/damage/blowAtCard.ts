import { type Entry, openLedger } from '../../core/arithmetic/ledger';
import type { Modifier } from '../../core/arithmetic/modifiers';
import { type OpposedBlow, strikeOpposed } from '../../core/arithmetic/opposedBlow';
import type { Arc } from '../../core/flanking/arcs';
import { circumstancesOf } from '../abilities/circumstances';
import { traitsOf } from '../abilities/traits';
import type { Board } from '../board';
import type { Book } from '../book';
import { type CellSet, cellsHeldBy } from '../cellSet';
import { dominates } from '../columns';
import { ofType, shoots } from '../combatType';
import { isHigh } from '../ground';
import type { Unit } from '../unit';
import { type Angle, angleOf } from './angle';
import { turnBonus, zoneIndex } from './attackFigures';
import { type BlowEffects, collectEffects, openEffects, plus } from './blowEffects';
import { coverAgainst, groundCover } from './cover';
import { formationBonus } from './formations';
import { type PlainPercents, ruleModifiers } from './ruleModifiers';
import { type CardReckoning, from } from './sources';
import { collectStanding } from './standing';

/** Null for an attack; a counter-blow is worth only this percentage of one (R5). */
export type CounterShare = number | null;

/** With nobody watching a ledger holds nothing once its amount is read, so one of each serves every blow. */
const SILENT_BLOW = openLedger(false);
const SILENT_DEFENSE = openLedger(false);

/** Filled anew for each blow. */
const BLOW: { -readonly [Key in keyof OpposedBlow]: OpposedBlow[Key] } & Record<
  'attack' | 'defense',
  { value: number }
> = {
  attack: { source: 'attack', value: 0 },
  attackAdds: [],
  attackPercents: [],
  defense: { source: 'defense', value: 0 },
  defensePercents: [],
  defenseAdds: [],
  defenseCuts: [],
  leastShare: { source: 'least-share', value: 0 },
  netPercents: [],
  flatAdds: [],
  least: { source: 'least-damage', value: 0 },
};
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
  const angle = angleOf(book, board, attacker, target, held, share !== null);
  const effects = effectsOn(book, board, attacker, target, angle.arc, share);
  const modifiers = ruleModifiers(book.rules);
  BLOW.attack.value = attacker.attack;
  BLOW.attackAdds = effects.attackAdds;
  BLOW.attackPercents = attackPercents(book, board, attacker, held, angle, effects);
  BLOW.defense.value = target.defense;
  BLOW.defensePercents = modifiers.zoneDefense[zoneIndex(book.rules, target)] as readonly Modifier[];
  BLOW.defenseAdds = effects.defenseAdds;
  BLOW.defenseCuts = effects.defenseCuts;
  BLOW.leastShare = modifiers.leastShare;
  BLOW.netPercents = effects.netPercents;
  BLOW.flatAdds = effects.flatAdds;
  BLOW.least = modifiers.least;
  const ledger = watched ? openLedger(true) : SILENT_BLOW;
  const damage = strikeOpposed(ledger, watched ? openLedger(true) : SILENT_DEFENSE, BLOW);
  if (watched) return { damage, arithmetic: ledger.entries ?? [], angle };
  SILENT_RECKONING.damage = damage;
  SILENT_RECKONING.angle = angle;
  return SILENT_RECKONING;
}

/** N: zone, angle, one formation, and domination where the rules know it. */
function attackPercents(
  book: Book,
  board: Board,
  attacker: Unit,
  held: CellSet,
  angle: Angle,
  { angleAdds }: BlowEffects,
): readonly Modifier[] {
  const { plainPercents, domination } = ruleModifiers(book.rules);
  const zone = plainPercents[zoneIndex(book.rules, attacker)];
  if (zone === undefined) throw new RangeError(`no zone for column ${attacker.col}`);
  const plain = ofType(zone, attacker.type)[angle.reason][angle.arc];
  let percents: readonly Modifier[] = angleAdds.length === 0 ? plain : withAngleAdds(plain, angleAdds);
  const formation = formationBonus(book, board, attacker, 'attack', held);
  if (formation !== null) percents = plus(percents, formation);
  return dominates(book.rules, board, attacker.side) ? plus(percents, domination) : percents;
}

/** Everything that abilities, formations and the ground do to the blow. */
function effectsOn(book: Book, board: Board, attacker: Unit, target: Unit, arc: Arc, share: CounterShare): BlowEffects {
  const effects = openEffects();
  const counter = share !== null;
  const phalanx = formationBonus(book, board, target, 'defense');
  if (phalanx !== null) effects.defenseAdds = plus(effects.defenseAdds, phalanx);
  effects.cover = groundCover(book, board, target);
  collectStanding(book, board, effects, attacker, target);
  if (attacker.attackBonus !== 0) effects.attackAdds = plus(effects.attackAdds, turnBonus(attacker));
  if (counter) effects.netPercents = plus(effects.netPercents, from('counter', share));
  if (isHigh(book, board, attacker)) effects.flatAdds = plus(effects.flatAdds, ruleModifiers(book.rules).highGround);
  const { beforeDamage } = traitsOf(book, attacker).parts;
  if (beforeDamage.length > 0) {
    collectEffects(effects, beforeDamage, circumstancesOf(board, attacker, target, 'card', arc, counter));
  }
  const { beforeDamaged } = traitsOf(book, target).parts;
  if (beforeDamaged.length > 0) {
    collectEffects(effects, beforeDamaged, circumstancesOf(board, target, attacker, 'card', arc, counter));
  }
  // Cover helps only against shots.
  const cover =
    shoots(attacker.type) && !effects.ignoresCover ? coverAgainst(book, board, attacker, effects.cover) : null;
  if (cover !== null) effects.netPercents = plus(effects.netPercents, cover);
  return effects;
}

/** One factor for the angle; what abilities add to it is told beside it. */
function withAngleAdds([zone, plain]: PlainPercents, adds: readonly Modifier[]): readonly Modifier[] {
  const { source } = plain;
  const of: Entry[] = [
    { source, kind: 'base', value: plain.value },
    ...adds.map((add): Entry => ({ source: add.source, kind: 'add', value: add.value })),
  ];
  return [zone, { source, value: adds.reduce((sum, add) => sum + add.value, plain.value), of }];
}
