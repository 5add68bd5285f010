import { lookUp } from '../../kernel/dispatch';
import { memoizePerKey, memoizePerObject } from '../../kernel/memoize';
import { NO_TRAITS, type Traits, traitsOf } from '../abilities/traits';
import type { AbilityUse } from '../abilities/vocabulary';
import type { Book } from './book';
import type { Card, CardId } from './card';
import { combatTypeOf } from './combatType';
import { type Grant, grantsKey, NO_GRANTS } from './grant';
import { reachClassOf } from './reach';
import type { Stratagem } from './stratagem';
import { compileStratagem, type StratagemProfile } from './stratagemProfile';
import type { Figures } from './unit';

/** A card's figures and what its abilities amount to, compiled once per book: units point to it instead of carrying both. */
export interface UnitProfile extends Figures, Traits {
  /** False of a card that the book doesn't have, and of a stratagem: nobody can deploy it. */
  readonly isDeployable: boolean;
  /** How far it moves and strikes: profiles of one class share their `ReachTables` on a ground. */
  readonly reachClass: number;
  /** R12.6: the keywords that a unit has for a while, counted among its traits. Its `abilities` are the printed ones. */
  readonly grants: readonly Grant[];
  /** The profile without grants; null where there are none. */
  readonly printed: UnitProfile | null;
  /** R12: what a card in hand does if it is a stratagem, which is no unit. */
  readonly stratagem: StratagemProfile | null;
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
  return cardProfile(book, card) ?? stratagemCard(book, card) ?? missingCard(card);
}

/** Whether a card is a stratagem of the book. */
export function isStratagem({ cards, stratagems }: Book, card: CardId): boolean {
  return stratagems !== undefined && Object.hasOwn(stratagems, card) && !Object.hasOwn(cards, card);
}

/** A stratagem as a hand holds it; undefined for a card that the book doesn't have. */
export function stratagemCard({ stratagems }: Book, id: CardId): UnitProfile | undefined {
  const stratagem = stratagems === undefined ? undefined : lookUp(stratagems, id);
  return stratagem === undefined ? undefined : stratagemProfile(stratagem);
}

const stratagemProfile = memoizePerObject((stratagem: Stratagem) =>
  profile(NO_TRAITS, { ...NO_FIGURES, card: stratagem.id, cost: stratagem.cost }, false, 0, {
    stratagem: compileStratagem(stratagem),
  }),
);

const NO_FIGURES = { type: 'melee', cost: 0, attack: 0, defense: 0, fullHealth: 1, abilities: [] } as const;

/** A card that is hidden, or whose file broke while the battle runs. */
const missingCard = memoizePerKey(
  (card: CardId) => card,
  (card): UnitProfile => profile(NO_TRAITS, { ...NO_FIGURES, card }, false, 0),
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
  return compiledWith(book, figures, figures.abilities);
}

/** R12.6: the same card with keywords granted; without any it is the printed one again. */
export function withGrants(book: Book, profile: UnitProfile, grants: readonly Grant[]): UnitProfile {
  const printed = profile.printed ?? profile;
  return grants.length === 0 ? printed : grantedProfiles(book)(printed)(grants);
}

/** By content: the same grants on the same card are one profile, which search and caches know by its identity. */
const grantedProfiles = memoizePerObject((book: Book) =>
  memoizePerObject((printed: UnitProfile) =>
    memoizePerKey(grantsKey, (grants: readonly Grant[]) =>
      compiledWith(book, printed, [...printed.abilities, ...grants], { grants, printed }),
    ),
  ),
);

type Extras = Partial<Pick<UnitProfile, 'grants' | 'printed' | 'stratagem'>>;

function compiledWith(book: Book, figures: Figures, abilities: readonly AbilityUse[], extras?: Extras): UnitProfile {
  const traits = traitsOf(book, { abilities });
  const reachClass = reachClassOf(book.rules, traits, combatTypeOf(figures.type));
  return profile(traits, figures, true, reachClass, extras);
}

/** Every profile has the same members in the same order: V8 keeps one shape for all of them. */
function profile(
  traits: Traits,
  { card, type, cost, attack, defense, fullHealth, abilities }: Figures,
  isDeployable: boolean,
  reachClass: number,
  { grants = NO_GRANTS, printed = null, stratagem = null }: Extras = {},
): UnitProfile {
  const figures = { card, type: combatTypeOf(type), cost, attack, defense, fullHealth, abilities };
  return Object.freeze({ ...traits, ...figures, isDeployable, reachClass, grants, printed, stratagem });
}
