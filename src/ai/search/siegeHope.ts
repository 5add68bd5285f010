import { type Part, partsOf } from '../../battle/abilities/parts';
import { type Bearer, FLAG, traitsOf } from '../../battle/abilities/traits';
import type { AbilityUse, Trigger } from '../../battle/abilities/vocabulary';
import { type Book, cardIn } from '../../battle/book';
import type { Card, CardId } from '../../battle/card';
import { groundOf, isHigh } from '../../battle/ground';
import { canReachCastle } from '../../battle/reach';
import { missingSupply, whyCannotMove } from '../../battle/readiness';
import type { SiegeRules } from '../../battle/rules';
import { ofSide } from '../../battle/sides';
import type { BattleState } from '../../battle/state';
import type { Unit } from '../../battle/unit';
import { lookUp } from '../../kernel/dispatch';
import { oncePer } from '../../kernel/once';

/** What a card could at most add to blows at the castle, whatever its conditions say. */
interface Help {
  /** To its own blows: attack, a factor, and what comes after it. */
  readonly factor: number;
  readonly flat: number;
  /** To anybody's blows. */
  readonly attack: number;
  readonly readies: number;
  /** May strike the castle in the turn of its deployment. */
  readonly atOnce: boolean;
}

const HUNDRED = 100;

/** Of these nothing comes in the middle of a turn any more. */
const OVER: readonly Trigger[] = ['startTurn', 'endTurn'];

const onBoard = oncePer((book: Book) =>
  oncePer((abilities: Bearer['abilities']) => helpOf(book, abilities, [...OVER, 'onDeploy'])),
);
const inHand = oncePer((book: Book) => oncePer((abilities: Bearer['abilities']) => helpOf(book, abilities, OVER)));

function helpOf(book: Book, abilities: Bearer['abilities'], over: readonly Trigger[]): Help {
  const { flags, conditionalFlags } = traitsOf(book, { abilities });
  const parts = abilities.flatMap((use) => siegeParts(book, use)).filter(({ trigger }) => !over.includes(trigger));
  const own = parts.filter(({ trigger }) => trigger === 'beforeDamage');
  return {
    factor: own.reduce((of, part) => (part.effect === 'mulDamage' ? of * Math.max(1, part.with / HUNDRED) : of), 1),
    flat: own.reduce((sum, part) => (part.effect === 'addDamage' ? sum + Math.max(0, part.with) : sum), 0),
    attack: parts.reduce((sum, part) => (part.effect === 'addAtk' ? sum + Math.max(0, part.with.amount) : sum), 0),
    readies: parts.filter(({ effect }) => effect === 'ready').length,
    atOnce: (flags & FLAG.freshMayBesiege) !== 0 || conditionalFlags.some(({ bit }) => bit === FLAG.freshMayBesiege),
  };
}

/** The parts of an ability that don't ask for another aim than the castle. */
function siegeParts({ abilities }: Book, use: AbilityUse): Part[] {
  const ability = lookUp(abilities, use.id);
  if (ability === undefined) return [];
  return partsOf(ability, use).filter((_, index) => (ability.parts[index]?.condition?.aim ?? 'castle') === 'castle');
}

/**
 * More than whoever's turn it is can possibly do to the castle before it ends it: no screen, all help for everybody, high ground
 * under every foot where there is any. Where even this is too little nobody needs to look for a win.
 */
export function siegeHope(book: Book, state: BattleState): number {
  const cards = payable(book, state);
  const { attack, readies } = helpFor(book, state, cards);
  const { units, turn } = state;
  let sum = 0;
  let most = 0;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.side !== turn || unit.attack <= 0) continue;
    const own = onBoard(book)(unit.abilities);
    const steps = whyCannotMove(traitsOf(book, unit), state, unit) === null;
    const high = steps || isHigh(book, state, unit);
    const blow = mostOf(book, state, unit.attack + unit.attackBonus + attack, own, high);
    most = Math.max(most, blow);
    if (!unit.attacked && (!unit.fresh || own.atOnce) && (steps || canReachCastle(book, unit))) sum += blow;
  }
  for (const card of cards) {
    const own = inHand(book)(card.abilities);
    if (card.attack <= 0 || !own.atOnce) continue;
    const blow = mostOf(book, state, card.attack + attack, own, true);
    most = Math.max(most, blow);
    sum += blow;
  }
  return sum + readies * most;
}

/** Whether a card in hand could do more for a siege than stand and strike cards. */
export function helpsSiege(book: Book, id: CardId): boolean {
  const card = cardIn(book, id);
  if (card === undefined) return false;
  const { attack, readies, atOnce } = inHand(book)(card.abilities);
  return attack > 0 || readies > 0 || atOnce;
}

/** The cards in hand that could be deployed, each by itself. */
function payable(book: Book, state: BattleState): Card[] {
  const supply = ofSide(state.supply, state.turn);
  const cards: Card[] = [];
  for (const id of ofSide(state.hands, state.turn)) {
    const card = cardIn(book, id);
    if (card !== undefined && missingSupply(card, supply) === 0) cards.push(card);
  }
  return cards;
}

function helpFor(book: Book, { units, turn }: BattleState, cards: readonly Card[]): Pick<Help, 'attack' | 'readies'> {
  const sum = { attack: 0, readies: 0 };
  for (const unit of units) if (unit.side === turn) addHelp(sum, onBoard(book)(unit.abilities));
  for (const card of cards) addHelp(sum, inHand(book)(card.abilities));
  return sum;
}

function addHelp(sum: { attack: number; readies: number }, { attack, readies }: Help): void {
  sum.attack += attack;
  sum.readies += readies;
}

/** `couldBeHigh`: it stands on high ground, or could still get there. */
function mostOf(book: Book, { ground }: BattleState, attack: number, own: Help, couldBeHigh: boolean): number {
  const { rules } = book;
  const { factor, flat } = own;
  const high = couldBeHigh && groundOf(book, ground).high !== 0 ? rules.highGround.damage : 0;
  return Math.ceil((attack * factor * (rules.zonesAtCastle ? bestZone(rules) : HUNDRED)) / HUNDRED) + flat + high;
}

function bestZone({ zones }: SiegeRules): number {
  return Math.max(...zones.flatMap(({ attack }) => Object.values(attack)));
}
