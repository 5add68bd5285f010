import { FLAG, type Traits, unitTraits } from '../../battle/abilities/traits';
import { type Book, cardIn } from '../../battle/book';
import type { Card, CardId } from '../../battle/card';
import { ALL_CELLS, type CellSet, setOf } from '../../battle/cellSet';
import { groundOf } from '../../battle/ground';
import { cellOf, POSITIONS } from '../../battle/position';
import { hasRoom, missingSupply, whyCannotMove } from '../../battle/readiness';
import type { SiegeRules } from '../../battle/rules';
import { scopeOf } from '../../battle/scope';
import { bySide, ofSide, type Side } from '../../battle/sides';
import type { BattleState } from '../../battle/state';
import type { Unit } from '../../battle/unit';
import { type Help, helpInHand, helpOnBoard } from './siegeHelp';

const HUNDRED = 100;

/**
 * More than whoever's turn it is can possibly do to the castle before it ends it: all help for everybody, high ground
 * wherever a step could lead to it. Where even this is too little nobody needs to look for a win.
 *
 * A screen holds as long as nobody has a blow to spare for it. Whoever can't strike the castle has one; otherwise a screen
 * costs at least one blow at the castle, at best the weakest.
 */
export function siegeHope(book: Book, state: BattleState): number {
  const { units, turn } = state;
  const ground = groundOf(book, state.ground);
  const cards = payable(book, state);
  const { attack, readies } = helpFor(book, state, cards);
  const screens = screensAgainst(book, state);
  let toSpare = cards.length > 0;
  let open = 0;
  let behindScreens = 0;
  let weakest = Number.POSITIVE_INFINITY;
  let strongest = 0;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.side !== turn) continue;
    const help = helpOnBoard(book)(unit.abilities);
    if (help.stirs) toSpare = true;
    if (unit.attack <= 0) continue;
    const scope = scopeOf(book, ground, unit);
    const steps = whyCannotMove(scope.traits, state, unit) === null;
    const here = 1 << cellOf(unit);
    const cells = screens.shoved ? ALL_CELLS : steps ? here | (scope.near[cellOf(unit)] as CellSet) : here;
    const power = unit.attack + unit.attackBonus + attack - help.attack + help.ownAttack;
    strongest = Math.max(strongest, mostOf(book, power, help, ground.high !== 0, HUNDRED));
    if (unit.attacked) continue;
    const from = cells & scope.castle;
    if (from === 0 || (unit.fresh && !help.atOnce)) {
      toSpare = true;
      continue;
    }
    const isHigh = (from & ground.high) !== 0;
    const blow = mostOf(book, power, help, isHigh, HUNDRED);
    const isOpen = help.ignoresScreen || (from & ~screens.cells) !== 0;
    open += blow;
    behindScreens += isOpen ? blow : mostOf(book, power, help, isHigh, screens.share);
    weakest = Math.min(weakest, blow);
  }
  for (const card of cards) {
    const help = helpInHand(book)(card.abilities);
    if (card.attack <= 0 || !help.atOnce) continue;
    const blow = mostOf(book, card.attack + attack, help, ground.high !== 0, HUNDRED);
    strongest = Math.max(strongest, blow);
    open += blow;
  }
  const sum = toSpare ? open : Math.max(behindScreens, open - weakest);
  return sum + readies * strongest;
}

/** Whether a card in hand could do more for a siege than stand and strike cards. */
export function helpsSiege(book: Book, id: CardId): boolean {
  const card = cardIn(book, id);
  if (card === undefined) return false;
  const { attack, readies, atOnce } = helpInHand(book)(card.abilities);
  return attack > 0 || readies > 0 || atOnce;
}

/** The cards in hand that could be deployed, each by itself. */
function payable(book: Book, state: BattleState): Card[] {
  const cards: Card[] = [];
  if (!hasRoom(book.rules, state, state.turn)) return cards;
  const supply = ofSide(state.supply, state.turn);
  for (const id of ofSide(state.hands, state.turn)) {
    const card = cardIn(book, id);
    if (card !== undefined && missingSupply(card, supply) === 0) cards.push(card);
  }
  return cards;
}

function helpFor(book: Book, { units, turn }: BattleState, cards: readonly Card[]): Pick<Help, 'attack' | 'readies'> {
  const sum = { attack: 0, readies: 0 };
  for (const unit of units) if (unit.side === turn) addHelp(sum, helpOnBoard(book)(unit.abilities));
  for (const card of cards) addHelp(sum, helpInHand(book)(card.abilities));
  return sum;
}

function addHelp(sum: { attack: number; readies: number }, { attack, readies }: Help): void {
  sum.attack += attack;
  sum.readies += readies;
}

interface Screens {
  /** From where the castle is screened. */
  readonly cells: CellSet;
  /** What a screen leaves of a blow at most, in percent. */
  readonly share: number;
  /** Somebody shoves whoever strikes it: then nobody's cell is sure. */
  readonly shoved: boolean;
}

/** By the side that screens, row and column of the card: the cells beyond it. */
const BEYOND = bySide((side) =>
  POSITIONS.map((card) =>
    setOf(({ row, col }) => row === card.row && (side === 'right' ? col < card.col : col > card.col)),
  ),
);

function screensAgainst(book: Book, { units, turn }: BattleState): Screens {
  let cells = 0;
  let share = book.rules.screen;
  let shoved = false;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.side === turn) continue;
    const traits = unitTraits(book, unit);
    if (((traits.flags | traits.flagsAtTimes) & FLAG.screenNothing) === 0) cells |= beyond(unit.side, unit);
    for (const part of traits.parts.passive) if (part.effect === 'setScreen') share = Math.max(share, part.with);
    if (shoves(traits)) shoved = true;
  }
  return { cells, share, shoved };
}

function beyond(side: Side, unit: Unit): CellSet {
  return ofSide(BEYOND, side)[cellOf(unit)] as CellSet;
}

function shoves({ parts }: Traits): boolean {
  return parts.afterAttacked.some(({ effect }) => effect === 'move');
}

function mostOf({ rules }: Book, attack: number, { factor, flat }: Help, isHigh: boolean, share: number): number {
  const percents = (rules.zonesAtCastle ? bestZone(rules) : HUNDRED) * share;
  const high = isHigh ? rules.highGround.damage : 0;
  return Math.ceil((attack * factor * percents) / (HUNDRED * HUNDRED)) + flat + high;
}

function bestZone({ zones }: SiegeRules): number {
  return Math.max(...zones.flatMap(({ attack }) => Object.values(attack)));
}
