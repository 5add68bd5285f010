import type { AttackRoll } from '../model/events';
import type { AttackOdds } from '../model/odds';
import { rollDice, type SkirmishPlay, sumOf } from '../model/play';
import { mustStand, type UnitId } from '../model/state';
import { afterHit } from './afterHit';
import { type AttackContext, type AttackManner, attackContext } from './attackContext';
import { baseOf } from './base';
import { type Blow, isHit } from './blow';
import { hurt } from './hurt';
import { extraCritical, modifiersOf } from './modifiers';
import { checkMorale } from './morale';
import { attackOdds } from './odds';
import { damageOf, resolutionOf } from './resolution';
import { turnAttacker } from './turnAttacker';

/** Looking ahead, a blow that would fell with this chance counts as one that does. */
const SURE_KILL = 0.75;

/** A whole attack: dice, damage, what follows a hit, morale. Legality is the asker's. */
export function strike(play: SkirmishPlay, attacker: UnitId, target: UnitId, manner: AttackManner): Blow {
  const { book, state } = play;
  const context = attackContext(book, state, mustStand(state, attacker), mustStand(state, target), manner);
  const from = context.attacker.position;
  const at = context.target.position;
  const blow = decide(play, context);
  if (!manner.isReaction) turnAttacker(play, attacker, at);
  if (blow.outcome === 'fumble') play.emit({ type: 'exposed', unit: attacker });
  if (isHit(blow)) afterHit(play, context, blow, from, at);
  checkMorale(play);
  return blow;
}

/** Rolls, tells the attack, and takes the damage, unless the maneuver does something else on a hit. */
function decide(play: SkirmishPlay, context: AttackContext): Blow {
  const odds = attackOdds(context);
  const { blow, roll } = play.state.chance.kind === 'expected' ? foresee(context, odds) : rollBlow(play, context);
  const { attacker, target, isReaction } = context;
  play.emit({
    type: 'attacked',
    attacker: attacker.id,
    target: target.id,
    weapon: odds.weapon,
    isReaction,
    dice: odds.dice,
    modifiers: odds.modifiers,
    chance: odds.chance,
    roll,
    outcome: blow.outcome,
    damage: blow.damage,
  });
  if (blow.damage > 0) hurt(play, target.id, blow.damage, 'attack', attacker.id);
  return blow;
}

interface Decided {
  readonly blow: Blow;
  readonly roll: AttackRoll;
}

const NO_ROLL: AttackRoll = { attack: [], total: null, needed: null, extra: null, damage: [] };

/** The mean instead of dice. */
function foresee(context: AttackContext, odds: AttackOdds): Decided {
  const share = ({ numerator, denominator }: AttackOdds['kill']) => numerator / denominator;
  const isFelled = share(odds.kill) >= SURE_KILL;
  const mean = isFelled ? context.target.health : Math.floor(odds.expected);
  const isGrip = gripsInsteadOfHurting(context);
  const isLikely = share(odds.chance) > 0.5;
  if (isGrip) return { blow: { outcome: isLikely ? 'hit' : 'miss', damage: 0 }, roll: NO_ROLL };
  return { blow: { outcome: mean > 0 ? 'hit' : 'miss', damage: mean }, roll: NO_ROLL };
}

function rollBlow(play: SkirmishPlay, context: AttackContext): Decided {
  const modifiers = modifiersOf(context);
  const resolution = resolutionOf(context, modifiers);
  const attack = rollDice(play, resolution.attackDice.count, resolution.attackDice.sides);
  const plain = resolution.outcomeOf(sumOf(attack));
  const chance = extraCritical(context);
  const extra = plain === 'hit' && chance > 0 ? sumOf(rollDice(play, 1, 100)) : null;
  const outcome = extra !== null && extra <= chance ? 'critical' : plain;
  const rolled = { attack, total: resolution.totalOf(sumOf(attack)), needed: resolution.needed, extra };
  if (!isHit({ outcome, damage: 0 }) || gripsInsteadOfHurting(context)) {
    return { blow: { outcome, damage: 0 }, roll: { ...rolled, damage: [] } };
  }
  const damage = rollDice(play, context.weapon.damageDice.count, context.weapon.damageDice.sides);
  const percent = outcome === 'critical' ? resolution.criticalPercent : 100;
  const amount = damageOf(baseOf(play.book, context.profile.kind, context.weapon), sumOf(damage), modifiers, percent);
  return { blow: { outcome, damage: amount }, roll: { ...rolled, damage } };
}

/** Drag and shove move their target and hurt nobody. */
function gripsInsteadOfHurting({ maneuver }: AttackContext): boolean {
  return maneuver?.type === 'grapple_move';
}
