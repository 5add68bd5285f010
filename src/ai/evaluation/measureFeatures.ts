import { dominates } from '../../battle/legality/columnControl';
import type { Book } from '../../battle/model/book';
import { cellsHeldBy, takenCells } from '../../battle/model/cellSet';
import type { EngineState } from '../../battle/model/engineState';
import type { Fighter } from '../../battle/model/fighter';
import type { SiegeRules } from '../../battle/model/rules';
import { ofSide, opponentOf, SIDES, type Side } from '../../kernel/sides';
import { type FeatureVector, PLACE } from './features';
import { measureHand } from './hand';
import { measureStanding } from './standing';
import { measureThreats } from './threats';

const SHAKEN_BELOW = 60;
const FAILING_BELOW = 25;
const TEN = 10;
const HUNDRED = 100;
/** From this round on the clock is in sight. */
const CLOCK_FROM = 9;

/**
 * Fills a vector with what a position looks like to `side` at the moment when whoever's turn it is would end it. Only the own
 * hand is looked into; of the other one the number of cards is known.
 */
export function measureFeatures(book: Book, state: EngineState, side: Side, into: FeatureVector): void {
  into.fill(0);
  const next = opponentOf(state.turn) === side ? 1 : -1;
  into[PLACE.tempo] = next;
  measureCastles(book, state, side, into);
  measureHand(book, state, side, into);
  const { units, ground } = state;
  const held = cellsHeldBy(units, side);
  const heldByEnemy = takenCells(units) & ~held;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    const isOwn = unit.side === side;
    measureStanding(book, state, ground, isOwn ? held : heldByEnemy, unit, isOwn ? 1 : -1, next, into);
  }
  measureSides(book, state, side, into);
  measureThreats(state, side, next, into);
}

/** What a side's cards are together. */
function measureSides({ rules }: Book, { units }: EngineState, side: Side, into: FeatureVector): void {
  let own = 0;
  let ownStrongest = 0;
  let enemyStrongest = 0;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.side === side) {
      own += 1;
      ownStrongest = Math.max(ownStrongest, unit.profile.attack);
    } else enemyStrongest = Math.max(enemyStrongest, unit.profile.attack);
  }
  if (rules.optional.domination) addDomination(rules, units, side, into);
  const most = rules.unitsPerSide;
  into[PLACE.strongest] = (ownStrongest - enemyStrongest) / TEN;
  into[PLACE.boardFull] = (own >= most ? 1 : 0) - (units.length - own >= most ? 1 : 0);
}

/** Where a side that holds columns enough strikes harder, that is worth what a zone's share of the same size is. */
function addDomination(rules: SiegeRules, units: EngineState['units'], side: Side, into: FeatureVector): void {
  const share = (rules.optional.dominationAttack - HUNDRED) / HUNDRED / TEN;
  for (const of of SIDES) {
    if (!dominates(rules, { units }, of)) continue;
    const sign = of === side ? 1 : -1;
    for (const unit of units) {
      if (unit.side === of)
        into[PLACE.zoneAttack] = (into[PLACE.zoneAttack] as number) + sign * share * unit.profile.attack;
    }
  }
}

function measureCastles({ rules }: Book, state: EngineState, side: Side, into: FeatureVector): void {
  const own = ofSide(state.castles, side);
  const enemy = ofSide(state.castles, opponentOf(side));
  const lead = (own - enemy) / HUNDRED;
  const late = Math.max(0, state.round - CLOCK_FROM) / (rules.attrition.fromRound - CLOCK_FROM);
  into[PLACE.castle] = lead;
  into[PLACE.castleShaken] = (Math.min(own, SHAKEN_BELOW) - Math.min(enemy, SHAKEN_BELOW)) / SHAKEN_BELOW;
  into[PLACE.castleFailing] = (Math.min(own, FAILING_BELOW) - Math.min(enemy, FAILING_BELOW)) / FAILING_BELOW;
  into[PLACE.attrition] = lead * late;
}
