import { type Entry, type Ledger, openLedger } from '../core/arithmetic/ledger';
import type { Modifier, ROUNDING } from '../core/arithmetic/modifiers';
import { strikeOpposed } from '../core/arithmetic/opposedBlow';
import { strikeUnopposed } from '../core/arithmetic/unopposedBlow';
import type { Book } from './book';
import type { ZoneId, ZoneRules } from './rules';
import { OPPONENT, type Side } from './sides';
import type { BattleState } from './state';
import type { Unit } from './unit';

/** A number and, for whoever watches, the steps that lead to it. */
export interface Reckoning {
  readonly damage: number;
  readonly arithmetic: readonly Entry[];
}

/** What takes part in the arithmetic. The words room has a name for each. */
export type Source = 'attack' | 'defense' | ZoneId | 'screen' | 'least-share' | 'least-damage' | typeof ROUNDING;

const NO_ENTRIES: readonly Entry[] = [];
const NONE: readonly Modifier[] = [];

/** With nobody watching a ledger holds nothing once its amount is read, so one of each serves every blow. */
const SILENT_BLOW = openLedger(false);
const SILENT_DEFENSE = openLedger(false);

/** Section 2: what `attacker` would do to `target` from where both stand. */
export function blowAtCard({ rules }: Book, attacker: Unit, target: Unit, watched: boolean): Reckoning {
  const blow = watched ? openLedger(true) : SILENT_BLOW;
  const ground = zoneOf(rules.zones, attacker);
  const footing = zoneOf(rules.zones, target);
  const damage = strikeOpposed(blow, watched ? openLedger(true) : SILENT_DEFENSE, {
    attack: from('attack', attacker.attack),
    attackAdds: NONE,
    attackPercents: [from(ground.id, ground.attack[attacker.type])],
    defense: from('defense', target.defense),
    defensePercents: [from(footing.id, footing.defense)],
    defenseAdds: NONE,
    defenseCuts: NONE,
    leastShare: from('least-share', rules.leastShare),
    netPercents: NONE,
    flatAdds: NONE,
    least: from('least-damage', rules.leastDamage),
  });
  return reckoningOf(damage, blow);
}

/** R6: zones don't apply to castles (ruling 7); a screened row lets only part of the blow through. */
export function blowAtCastle({ rules }: Book, state: BattleState, attacker: Unit, watched: boolean): Reckoning {
  const blow = watched ? openLedger(true) : SILENT_BLOW;
  const damage = strikeUnopposed(blow, {
    attack: from('attack', attacker.attack),
    attackAdds: NONE,
    percents: isScreened(state, attacker) ? [from('screen', rules.screen)] : NONE,
    flatAdds: NONE,
    least: from('least-damage', rules.leastDamage),
  });
  return reckoningOf(damage, blow);
}

/** A defender in the attacker's row, in a column between the attacker and the defender's castle. */
export function isScreened(state: BattleState, attacker: Unit): boolean {
  const defender = OPPONENT[attacker.side];
  return state.units.some(
    (unit) =>
      unit.side === defender &&
      unit.row === attacker.row &&
      (defender === 'right' ? unit.col > attacker.col : unit.col < attacker.col),
  );
}

/** Whether a card of `side` in this row screens its castle against whoever stands farther out. */
export function screensRow(state: BattleState, side: Side, row: number): boolean {
  return state.units.some((unit) => unit.side === side && unit.row === row);
}

function zoneOf(zones: readonly [ZoneRules, ZoneRules, ZoneRules], unit: Unit): ZoneRules {
  const zone = zones[unit.col];
  if (zone === undefined) throw new RangeError(`no zone for column ${unit.col}`);
  return zone;
}

function from(source: Source, value: number): Modifier {
  return { source, value };
}

function reckoningOf(damage: number, ledger: Ledger): Reckoning {
  return { damage, arithmetic: ledger.entries ?? NO_ENTRIES };
}
