import type { Book } from '../../battle/model/book';
import type { EngineState } from '../../battle/model/engineState';
import type { Fighter } from '../../battle/model/fighter';
import { unitCell } from '../../battle/model/position';
import type { UnitProfile } from '../../battle/model/unitProfile';
import { ofSide } from '../../kernel/sides';
import { aidedBlow, helpsOthersMore } from './aidedBlow';
import { largestBlow } from './siegeBlow';
import type { SiegeBounds } from './siegeBounds';
import { type HandHelp, largestPayableSum } from './siegeHand';
import { helpInHand, unitHelp } from './siegeHelp';
import type { Screens } from './siegeScreens';
import { profileWith, type StratagemHelp } from './stratagemHelp';

const HUNDRED = 100;

/** Upper bounds with one certain stratagem: with no screen left, and with those that it can't take away. */
interface AidedBounds {
  open: number;
  upperBound: number;
}

/** Scratch object, overwritten by every call. */
const AIDED: AidedBounds = { open: 0, upperBound: 0 };

/** What one stratagem adds for one card, and for the two that it helps most. */
const GAINS = { best: 0, second: 0, sum: 0, bestScreened: 0, secondScreened: 0, sumScreened: 0, strongest: 0 };

/**
 * R12: the upper bound once more, with a stratagem that is still in hand: it helps the cards for which it does most, no more
 * of them than it can reach. Valid until the next call.
 */
export function boundWith(
  book: Book,
  state: EngineState,
  screens: Screens,
  attack: number,
  hand: HandHelp,
  cost: number,
  help: StratagemHelp,
  bounds: Readonly<SiegeBounds>,
): Readonly<AidedBounds> {
  if (help.unbounded) return boundless();
  openGains(bounds.strongest);
  const supply = ofSide(state.supply, state.turn);
  const left = supply - cost;
  const { units, turn } = state;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.side !== turn) continue;
    if (!gainBy(book, state, screens, attack, help, unit, bounds)) return boundless();
    if (help.recalls) gainByReturn(book, state, attack, hand, left, unit, bounds);
  }
  for (const card of hand.cards) if (help.fresh && !gainInHand(book, state, attack, help, card)) return boundless();
  const { toSpare, open, screened, weakest, readies } = bounds;
  const again = GAINS.strongest === 0 ? 0 : readies * GAINS.strongest;
  // What is paid for the stratagem isn't there for whoever could strike at once.
  const lost = payable(hand, bounds, supply) - payable(hand, bounds, left);
  const gained = most(help.cards, GAINS.best, GAINS.second, GAINS.sum) - lost;
  const screenedGain = most(help.cards, GAINS.bestScreened, GAINS.secondScreened, GAINS.sumScreened);
  AIDED.open = open + gained + again;
  AIDED.upperBound =
    toSpare || help.recalls || mayOpen(state, help)
      ? AIDED.open
      : Math.max(screened + screenedGain, open + gained - weakest) + again;
  return AIDED;
}

function boundless(): AidedBounds {
  AIDED.open = Number.POSITIVE_INFINITY;
  AIDED.upperBound = Number.POSITIVE_INFINITY;
  return AIDED;
}

function openGains(strongest: number): void {
  GAINS.best = 0;
  GAINS.second = 0;
  GAINS.sum = 0;
  GAINS.bestScreened = 0;
  GAINS.secondScreened = 0;
  GAINS.sumScreened = 0;
  GAINS.strongest = strongest;
}

function most(cards: number, best: number, second: number, sum: number): number {
  if (cards === 1) return best;
  return cards === 2 ? best + second : sum;
}

function addGain(open: number, screened: number): void {
  if (open > 0) {
    GAINS.sum += open;
    GAINS.second = Math.max(GAINS.second, Math.min(GAINS.best, open));
    GAINS.best = Math.max(GAINS.best, open);
  }
  if (screened <= 0) return;
  GAINS.sumScreened += screened;
  GAINS.secondScreened = Math.max(GAINS.secondScreened, Math.min(GAINS.bestScreened, screened));
  GAINS.bestScreened = Math.max(GAINS.bestScreened, screened);
}

/** False where nothing can be said: a granted keyword may help others too. */
function gainBy(
  book: Book,
  state: EngineState,
  screens: Screens,
  attack: number,
  help: StratagemHelp,
  unit: Fighter,
  { blows, screenedBlows, readies }: Readonly<SiegeBounds>,
): boolean {
  const blow = aidedBlow(book, state, screens, attack, help, unit);
  if (blow === null) return false;
  const cell = unitCell(unit);
  addGain(blow.open - (blows[cell] as number), blow.screened - (screenedBlows[cell] as number));
  if (readies > 0) GAINS.strongest = Math.max(GAINS.strongest, blow.strongest);
  return true;
}

/** Whoever is called back may be deployed again: to strike once more, or to help the others once more. */
function gainByReturn(
  book: Book,
  state: EngineState,
  attack: number,
  hand: HandHelp,
  supply: number,
  { profile }: Fighter,
  bounds: Readonly<SiegeBounds>,
): void {
  const printed = profile.printed ?? profile;
  const left = supply - printed.cost;
  if (left < 0) return;
  const again = helpInHand(book)(printed.abilities);
  const own = again.atOnce ? largestBlow(book, printed.attack + attack, again, state.ground.high !== 0, HUNDRED) : 0;
  const { strikes, strongest } = bounds;
  const many = (strikes + 1) * again.attack * largestFactor(book, state);
  const readied = again.readies === 0 ? 0 : again.readies * (strongest + many);
  const lost = payable(hand, bounds, supply) - payable(hand, bounds, left);
  addGain(own + many + readied - lost, own + many + readied - lost);
}

function payable({ strikers }: HandHelp, { strikerBlows }: Readonly<SiegeBounds>, supply: number): number {
  return strikers.length === 0 ? 0 : largestPayableSum(strikers, strikerBlows, 0, supply);
}

function largestFactor(book: Book, { units, turn }: EngineState): number {
  let factor = 1;
  for (const unit of units) if (unit.side === turn) factor = Math.max(factor, unitHelp(book, unit).factor);
  return factor;
}

/** A card that is deployed first and helped then; false where nothing can be said. */
function gainInHand(
  book: Book,
  { ground }: EngineState,
  attack: number,
  help: StratagemHelp,
  card: UnitProfile,
): boolean {
  const before = helpInHand(book)(card.abilities);
  const after = unitHelp(book, { profile: profileWith(book, help, card) });
  if (helpsOthersMore(unitHelp(book, { profile: card }), after)) return false;
  if (card.attack <= 0 || !after.atOnce) return true;
  const isHigh = ground.high !== 0;
  const blow = largestBlow(book, card.attack + attack + help.attack + after.ownAttack, after, isHigh, HUNDRED);
  const usual = before.atOnce ? largestBlow(book, card.attack + attack, before, isHigh, HUNDRED) : 0;
  const gained = (help.readiesAttack ? 2 * blow : blow) - usual;
  addGain(gained, gained);
  GAINS.strongest = Math.max(GAINS.strongest, blow);
  return true;
}

/** Whether it could take a screen away: put it elsewhere, or fell it. */
function mayOpen({ units, turn }: EngineState, { opens, damage }: StratagemHelp): boolean {
  if (opens) return true;
  if (damage === 0) return false;
  return units.some((unit) => unit.side !== turn && unit.health <= damage);
}
