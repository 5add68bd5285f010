import { type Entry, openLedger } from '../../core/arithmetic/ledger';
import type { Modifier } from '../../core/arithmetic/modifiers';
import { strikeUnopposed } from '../../core/arithmetic/unopposedBlow';
import { circumstancesOf } from '../abilities/circumstances';
import { unitTraits } from '../abilities/traits';
import type { Aim } from '../abilities/vocabulary';
import type { Board } from '../board';
import type { Book } from '../book';
import { isHigh } from '../ground';
import type { Unit } from '../unit';
import { attackAdds, screenOf, zoneOf } from './attackFigures';
import { type BlowEffects, collectEffects, EFFECTS, empty, openEffects } from './blowEffects';
import { ruleModifiers } from './ruleModifiers';
import { from, type Reckoning } from './sources';

const SILENT = openLedger(false);

/** Filled anew for each blow. */
const BLOW = {
  attack: { source: 'attack', value: 0 },
  attackAdds: EFFECTS.attackAdds,
  percents: [] as Modifier[],
  flatAdds: EFFECTS.flatAdds,
  least: { source: 'least-damage', value: 0 } as Modifier,
};
const SILENT_RECKONING: { damage: number; readonly arithmetic: readonly Entry[] } = { damage: 0, arithmetic: [] };

/**
 * R6: zones don't apply (ruling 7) unless the rules say so; angle and formations never do. Unwatched, the answer holds until
 * the next one.
 */
export function blowAtCastle(book: Book, board: Board, attacker: Unit, watched: boolean): Reckoning {
  const effects = effectsOn(book, board, attacker, 'castle');
  if (book.rules.zonesAtCastle) {
    const zone = zoneOf(book.rules, attacker);
    BLOW.percents.push(from(zone.id, zone.attack[attacker.type]));
  }
  const screen = effects.ignoresScreen ? null : screenOf(book, board, attacker);
  if (screen !== null) BLOW.percents.push(screen);
  return strike(book, attacker, effects, watched);
}

/** A wall that an ability raised: no defence, no zone, always from the front. */
export function blowAtWall(book: Book, board: Board, attacker: Unit, watched: boolean): Reckoning {
  return strike(book, attacker, effectsOn(book, board, attacker, 'cell'), watched);
}

function effectsOn(book: Book, board: Board, attacker: Unit, aim: Aim): BlowEffects {
  const effects = openEffects();
  empty(BLOW.percents);
  attackAdds(book, board, attacker, effects.attackAdds);
  if (isHigh(book, board, attacker)) effects.flatAdds.push(ruleModifiers(book.rules).highGround);
  const angle = aim === 'cell' ? 'front' : null;
  const { beforeDamage } = unitTraits(book, attacker).parts;
  if (beforeDamage.length > 0) {
    collectEffects(effects, beforeDamage, circumstancesOf(board, attacker, null, aim, angle, false));
  }
  return effects;
}

function strike({ rules }: Book, attacker: Unit, { netPercents }: BlowEffects, watched: boolean): Reckoning {
  BLOW.attack.value = attacker.attack;
  for (let index = 0; index < netPercents.length; index++) BLOW.percents.push(netPercents[index] as Modifier);
  BLOW.least = ruleModifiers(rules).least;
  const ledger = watched ? openLedger(true) : SILENT;
  const damage = strikeUnopposed(ledger, BLOW);
  if (watched) return { damage, arithmetic: ledger.entries ?? [] };
  SILENT_RECKONING.damage = damage;
  return SILENT_RECKONING;
}
