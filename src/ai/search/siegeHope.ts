import type { Part } from '../../battle/abilities/parts';
import { type Bearer, FLAG, traitsOf } from '../../battle/abilities/traits';
import { TRIGGERS } from '../../battle/abilities/vocabulary';
import { type Book, cardIn } from '../../battle/book';
import type { Card } from '../../battle/card';
import { missingSupply } from '../../battle/readiness';
import { ofSide } from '../../battle/sides';
import type { BattleState } from '../../battle/state';
import type { Unit } from '../../battle/unit';
import { oncePer } from '../../kernel/once';

/** What a card could at most add to blows at the castle, whatever its conditions say. */
interface Help {
  readonly attack: number;
  readonly factor: number;
  readonly flat: number;
  readonly readies: number;
  /** May strike the castle in the turn of its deployment. */
  readonly atOnce: boolean;
}

const HUNDRED = 100;

const helpIn = oncePer((book: Book) => oncePer((abilities: Bearer['abilities']) => helpOf(book, { abilities })));

function helpOf(book: Book, bearer: Bearer): Help {
  const { parts, flags, conditionalFlags } = traitsOf(book, bearer);
  const all = TRIGGERS.flatMap((trigger): readonly Part[] => parts[trigger]);
  return {
    attack: all.reduce((sum, part) => (part.effect === 'addAtk' ? sum + Math.max(0, part.with.amount) : sum), 0),
    factor: all.reduce((of, part) => (part.effect === 'mulDamage' ? of * Math.max(1, part.with / HUNDRED) : of), 1),
    flat: all.reduce((sum, part) => (part.effect === 'addDamage' ? sum + Math.max(0, part.with) : sum), 0),
    readies: all.filter(({ effect }) => effect === 'ready').length,
    atOnce: (flags & FLAG.freshMayBesiege) !== 0 || conditionalFlags.some(({ bit }) => bit === FLAG.freshMayBesiege),
  };
}

/**
 * More than whoever's turn it is can possibly do to the castle before it ends it: no screen, all help for everybody, high ground
 * under every foot. Where even this is too little nobody needs to look for a win.
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
    const own = helpIn(book)(unit.abilities);
    const blow = mostOf(book, unit.attack + unit.attackBonus + attack, own);
    most = Math.max(most, blow);
    if (!unit.attacked && (!unit.fresh || own.atOnce)) sum += blow;
  }
  for (const card of cards) {
    const own = helpIn(book)(card.abilities);
    if (card.attack <= 0 || !own.atOnce) continue;
    const blow = mostOf(book, card.attack + attack, own);
    most = Math.max(most, blow);
    sum += blow;
  }
  return sum + readies * most;
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
  for (const unit of units) if (unit.side === turn) addHelp(sum, helpIn(book)(unit.abilities));
  for (const card of cards) addHelp(sum, helpIn(book)(card.abilities));
  return sum;
}

function addHelp(sum: { attack: number; readies: number }, { attack, readies }: Help): void {
  sum.attack += attack;
  sum.readies += readies;
}

function mostOf({ rules }: Book, attack: number, { factor, flat }: Help): number {
  const zone = rules.zonesAtCastle
    ? Math.max(...rules.zones.map((each) => Math.max(...Object.values(each.attack))))
    : HUNDRED;
  return Math.ceil((attack * factor * zone) / HUNDRED) + flat + rules.highGround.damage;
}
