import { lookUp } from '../../kernel/dispatch';
import { memoizePerKey, memoizePerObject } from '../../kernel/memoize';
import { NO_TRAITS, type Traits, traitsOf } from '../abilities/traits';
import type { Book } from './book';
import type { Card, CardId } from './card';
import { combatTypeOf } from './combatType';
import { reachClassOf } from './reach';
import type { Figures } from './unit';

/** A card's figures and what its abilities amount to, compiled once per book: units point to it instead of carrying both. */
export interface UnitProfile extends Figures, Traits {
  /** False of a card that the book doesn't have: nobody can play it. */
  readonly isInBook: boolean;
  /** How far it moves and strikes: profiles of one class share their `ReachTables` on a ground. */
  readonly reachClass: number;
}

/** Card by card: one whose file broke while the battle runs hurts nobody else. */
const profilesOf = memoizePerObject((book: Book) =>
  memoizePerObject(({ id, type, cost, attack, defense, health, abilities }: Card) =>
    compileProfile(book, { card: id, type, cost, attack, defense, fullHealth: health, abilities }),
  ),
);

/** The profile of a card of the book; undefined for a card that the book doesn't have. */
export function cardProfile(book: Book, id: CardId): UnitProfile | undefined {
  const card = lookUp(book.cards, id);
  return card === undefined ? undefined : profilesOf(book)(card);
}

/** A card as a hand holds it. */
export function heldCard(book: Book, card: CardId): UnitProfile {
  return cardProfile(book, card) ?? missingCard(card);
}

/** A card that is hidden, or whose file broke while the battle runs. */
const missingCard = memoizePerKey(
  (card: CardId) => card,
  (card): UnitProfile => {
    const figures: Figures = { card, type: 'melee', cost: 0, attack: 0, defense: 0, fullHealth: 1, abilities: [] };
    return Object.freeze({ ...NO_TRAITS, ...figures, isInBook: false, reachClass: 0 });
  },
);

/** The card's own, or a private one where a unit's figures differ: its card was edited, or a scenario gave it others. */
export function profileOf(book: Book, figures: Figures): UnitProfile {
  const known = cardProfile(book, figures.card);
  return known !== undefined && hasFigures(known, figures) ? known : compileProfile(book, figures);
}

function hasFigures(profile: UnitProfile, figures: Figures): boolean {
  return (
    profile.abilities === figures.abilities &&
    profile.type === figures.type &&
    profile.cost === figures.cost &&
    profile.attack === figures.attack &&
    profile.defense === figures.defense &&
    profile.fullHealth === figures.fullHealth
  );
}

function compileProfile(book: Book, figures: Figures): UnitProfile {
  const { card, cost, attack, defense, fullHealth, abilities } = figures;
  const type = combatTypeOf(figures.type);
  const traits = traitsOf(book, { abilities });
  const reachClass = reachClassOf(book.rules, traits, type);
  const isInBook = true;
  return Object.freeze({ ...traits, card, type, cost, attack, defense, fullHealth, abilities, isInBook, reachClass });
}
