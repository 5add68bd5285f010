import type { SiegeRules } from '../../battle/rules';
import type { CardFace, Deck, FactionId } from '../catalog';
import { hint } from '../explain';
import { problemAtKey, problemAtValue, quoted } from '../json/document';
import type { Page } from '../page';
import type { Problem } from '../problem';
import { suggest } from '../suggest';
import type { Ids } from './references';

/** R1: how many cards, copies and factions. A deck may name a card whose file is broken, but none that nobody knows. */
export function deckProblems(
  page: Page<Deck>,
  claimed: Ids,
  cards: ReadonlyMap<string, CardFace>,
  rules: SiegeRules | null,
): Problem[] {
  const problems = unknownCards(page, claimed);
  if (rules !== null) problems.push(...tooManyCopies(page, rules), ...tooManyFactions(page, cards, rules));
  // A card too many or misspelt makes the sum wrong as well: one mistake is one problem.
  return rules === null || problems.length > 0 ? problems : wrongSize(page, rules);
}

function unknownCards(page: Page<Deck>, claimed: Ids): Problem[] {
  return Object.keys(page.content.cards)
    .filter((id) => !claimed.has(id))
    .map((id) => {
      const message = `there is no card ${quoted(id)}`;
      return problemAtKey(page.document, ['cards', id], { message, ...hint(suggest(id, [...claimed])) });
    });
}

function tooManyCopies(page: Page<Deck>, { copiesPerCard }: SiegeRules): Problem[] {
  return Object.entries(page.content.cards)
    .filter(([, copies]) => copies > copiesPerCard)
    .map(([id, copies]) => {
      const message = `a deck holds at most ${copiesPerCard} copies of a card, not ${copies}`;
      return problemAtValue(page.document, ['cards', id], { message });
    });
}

function tooManyFactions(
  page: Page<Deck>,
  cards: ReadonlyMap<string, CardFace>,
  { factionsPerDeck }: SiegeRules,
): Problem[] {
  const factions = new Set<FactionId>();
  for (const id of Object.keys(page.content.cards)) {
    const faction = cards.get(id)?.faction;
    if (faction !== undefined) factions.add(faction);
    if (factions.size > factionsPerDeck) {
      const message = `a deck mixes at most ${factionsPerDeck} factions; this card brings in ${quoted(String(faction))}`;
      return [problemAtKey(page.document, ['cards', id], { message })];
    }
  }
  return [];
}

function wrongSize(page: Page<Deck>, { deckSize }: SiegeRules): Problem[] {
  const size = Object.values(page.content.cards).reduce((sum, copies) => sum + copies, 0);
  if (size === deckSize) return [];
  return [problemAtValue(page.document, ['cards'], { message: `a deck holds ${deckSize} cards, not ${size}` })];
}
