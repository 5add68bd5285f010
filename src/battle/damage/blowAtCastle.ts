import { addAttack, addFlat, percentAttack } from '../../core/arithmetic/blow';
import { strikeUnopposed } from '../../core/arithmetic/strike';
import type { Aim } from '../abilities/vocabulary';
import type { Book } from '../model/book';
import { hasCell } from '../model/cellSet';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { unitCell } from '../model/position';
import { screenOf, turnBonus } from './attackFigures';
import { type BlowEffects, collectEffects, openEffects } from './blowEffects';
import { ruleModifiers } from './ruleModifiers';
import { from, type Reckoning } from './sources';
import { collectStanding } from './standing';
import { zoneOf } from './zones';

/** R6: zones don't apply (ruling 7) unless the rules say so; angle and formations never do. */
export function blowAtCastle(book: Book, board: Board, attacker: Fighter, explains: boolean): Reckoning {
  const { blow, ignoresScreen } = effectsOn(book, board, attacker, 'castle', explains);
  if (book.rules.zonesAtCastle) {
    const zone = zoneOf(book.rules, attacker);
    percentAttack(blow, from(zone.id, zone.attack[attacker.profile.type]));
  }
  const screen = ignoresScreen ? null : screenOf(book, board, attacker);
  if (screen !== null) percentAttack(blow, screen);
  return strike(book, blow);
}

/** A wall that an ability raised: no defence, no zone, always from the front. */
export function blowAtWall(book: Book, board: Board, attacker: Fighter, explains: boolean): Reckoning {
  return strike(book, effectsOn(book, board, attacker, 'cell', explains).blow);
}

function effectsOn(book: Book, board: Board, attacker: Fighter, aim: Aim, explains: boolean): BlowEffects {
  const effects = openEffects(attacker.profile.attack, 0, 'none', explains);
  collectStanding(effects, board, attacker, null);
  if (attacker.attackBonus !== 0) addAttack(effects.blow, turnBonus(attacker));
  if (hasCell(board.ground.high, unitCell(attacker))) addFlat(effects.blow, ruleModifiers(book.rules).highGround);
  const angle = aim === 'cell' ? 'front' : null;
  collectEffects(effects, attacker.profile.parts.beforeDamage, board, attacker, null, aim, angle, false);
  return effects;
}

function strike({ rules }: Book, blow: BlowEffects['blow']): Reckoning {
  const damage = strikeUnopposed(blow, ruleModifiers(rules).least);
  return { damage, arithmetic: blow.told?.entries ?? [] };
}
