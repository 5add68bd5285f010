import { addAttack, addFlat, percentAttack } from '../../core/arithmetic/blow';
import type { Entry } from '../../core/arithmetic/entry';
import { strikeUnopposed } from '../../core/arithmetic/strike';
import { circumstancesOf } from '../abilities/circumstances';
import { unitTraits } from '../abilities/traits';
import type { Aim } from '../abilities/vocabulary';
import type { Board } from '../board';
import type { Book } from '../book';
import { hasCell } from '../cellSet';
import { groundOf } from '../ground';
import { type Unit, unitCell } from '../unit';
import { screenOf, turnBonus, zoneOf } from './attackFigures';
import { type BlowEffects, collectEffects, openEffects } from './blowEffects';
import { ruleModifiers } from './ruleModifiers';
import { from, type Reckoning } from './sources';
import { collectStanding } from './standing';

const SILENT_RECKONING: { damage: number; readonly arithmetic: readonly Entry[] } = { damage: 0, arithmetic: [] };

/**
 * R6: zones don't apply (ruling 7) unless the rules say so; angle and formations never do. Unwatched, the answer holds until
 * the next one.
 */
export function blowAtCastle(book: Book, board: Board, attacker: Unit, watched: boolean): Reckoning {
  const { blow, ignoresScreen } = effectsOn(book, board, attacker, 'castle', watched);
  if (book.rules.zonesAtCastle) {
    const zone = zoneOf(book.rules, attacker);
    percentAttack(blow, from(zone.id, zone.attack[attacker.type]));
  }
  const screen = ignoresScreen ? null : screenOf(book, board, attacker);
  if (screen !== null) percentAttack(blow, screen);
  return strike(book, blow);
}

/** A wall that an ability raised: no defence, no zone, always from the front. */
export function blowAtWall(book: Book, board: Board, attacker: Unit, watched: boolean): Reckoning {
  return strike(book, effectsOn(book, board, attacker, 'cell', watched).blow);
}

function effectsOn(book: Book, board: Board, attacker: Unit, aim: Aim, watched: boolean): BlowEffects {
  const effects = openEffects(attacker.attack, 0, watched);
  const ground = groundOf(book, board.ground);
  collectStanding(book, board, attacker, null);
  if (attacker.attackBonus !== 0) addAttack(effects.blow, turnBonus(attacker));
  if (hasCell(ground.high, unitCell(attacker))) addFlat(effects.blow, ruleModifiers(book.rules).highGround);
  const angle = aim === 'cell' ? 'front' : null;
  const { beforeDamage } = unitTraits(book, attacker).parts;
  if (beforeDamage.length > 0) {
    collectEffects(effects, beforeDamage, circumstancesOf(board, attacker, null, aim, angle, false));
  }
  return effects;
}

function strike({ rules }: Book, blow: BlowEffects['blow']): Reckoning {
  const damage = strikeUnopposed(blow, ruleModifiers(rules).least);
  if (blow.told !== null) return { damage, arithmetic: blow.told.entries };
  SILENT_RECKONING.damage = damage;
  return SILENT_RECKONING;
}
