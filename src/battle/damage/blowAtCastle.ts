import { openLedger } from '../../core/arithmetic/ledger';
import type { Modifier } from '../../core/arithmetic/modifiers';
import { strikeUnopposed } from '../../core/arithmetic/unopposedBlow';
import { circumstancesOf } from '../abilities/circumstances';
import { traitsOf } from '../abilities/traits';
import type { Aim } from '../abilities/vocabulary';
import type { Board } from '../board';
import type { Book } from '../book';
import { isHigh } from '../ground';
import type { Unit } from '../unit';
import { attackAdds, screenOf, zoneOf } from './attackFigures';
import { type BlowEffects, collectEffects, openEffects, plus } from './blowEffects';
import { ruleModifiers } from './ruleModifiers';
import { from, type Reckoning } from './sources';

const SILENT = openLedger(false);

/** R6: zones don't apply (ruling 7) unless the rules say so; angle and formations never do. */
export function blowAtCastle(book: Book, board: Board, attacker: Unit, watched: boolean): Reckoning {
  const effects = effectsOn(book, board, attacker, 'castle');
  const percents: Modifier[] = [];
  if (book.rules.zonesAtCastle) {
    const zone = zoneOf(book.rules, attacker);
    percents.push(from(zone.id, zone.attack[attacker.type]));
  }
  const screen = effects.ignoresScreen ? null : screenOf(book, board, attacker);
  if (screen !== null) percents.push(screen);
  return strike(book, attacker, effects, percents, watched);
}

/** A wall that an ability raised: no defence, no zone, always from the front. */
export function blowAtWall(book: Book, board: Board, attacker: Unit, watched: boolean): Reckoning {
  return strike(book, attacker, effectsOn(book, board, attacker, 'cell'), [], watched);
}

function effectsOn(book: Book, board: Board, attacker: Unit, aim: Aim): BlowEffects {
  const effects = openEffects();
  effects.attackAdds = attackAdds(book, board, attacker);
  if (isHigh(book, board, attacker)) effects.flatAdds = plus(effects.flatAdds, ruleModifiers(book.rules).highGround);
  const angle = aim === 'cell' ? 'front' : null;
  const { beforeDamage } = traitsOf(book, attacker).parts;
  if (beforeDamage.length > 0) {
    collectEffects(effects, beforeDamage, circumstancesOf(board, attacker, null, aim, angle, false));
  }
  return effects;
}

function strike(
  { rules }: Book,
  attacker: Unit,
  effects: BlowEffects,
  percents: readonly Modifier[],
  watched: boolean,
): Reckoning {
  const ledger = watched ? openLedger(true) : SILENT;
  const damage = strikeUnopposed(ledger, {
    attack: from('attack', attacker.attack),
    attackAdds: effects.attackAdds,
    percents: effects.netPercents.length === 0 ? percents : [...percents, ...effects.netPercents],
    flatAdds: effects.flatAdds,
    least: ruleModifiers(rules).least,
  });
  return { damage, arithmetic: ledger.entries ?? [] };
}
