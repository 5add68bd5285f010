import type { SiegeRules } from '../../battle/model/rules';
import type { CardFace, Deck, FactionId } from '../catalog';
import { problemAtKey, problemAtValue, quoted } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import { hint } from '../problems/explain';
import type { Problem } from '../problems/problem';
import { suggest } from '../problems/suggest';
import type { Ids } from './references';

/** R1: how many cards, copies and factions. A deck may name a card whose file is broken, but none that nobody knows. */
export function deckProblems(
  contentFile: ContentFile<Deck>,
  claimed: Ids,
  cards: ReadonlyMap<string, CardFace>,
  rules: SiegeRules | null,
): Problem[] {
  const problems = unknownCards(contentFile, claimed);
  if (rules !== null)
    problems.push(...tooManyCopies(contentFile, rules), ...tooManyFactions(contentFile, cards, rules));
  // A card too many or misspelt makes the sum wrong as well: one mistake is one problem.
  return rules === null || problems.length > 0 ? problems : wrongSize(contentFile, rules);
}

function unknownCards(contentFile: ContentFile<Deck>, claimed: Ids): Problem[] {
  return Object.keys(contentFile.content.cards)
    .filter((id) => !claimed.has(id))
    .map((id) => {
      const message = `there is no card ${quoted(id)}`;
      return problemAtKey(contentFile.document, ['cards', id], { message, ...hint(suggest(id, [...claimed])) });
    });
}

function tooManyCopies(contentFile: ContentFile<Deck>, { copiesPerCard }: SiegeRules): Problem[] {
  return Object.entries(contentFile.content.cards)
    .filter(([, copies]) => copies > copiesPerCard)
    .map(([id, copies]) => {
      const message = `a deck holds at most ${copiesPerCard} copies of a card, not ${copies}`;
      return problemAtValue(contentFile.document, ['cards', id], { message });
    });
}

function tooManyFactions(
  contentFile: ContentFile<Deck>,
  cards: ReadonlyMap<string, CardFace>,
  { factionsPerDeck }: SiegeRules,
): Problem[] {
  const factions = new Set<FactionId>();
  for (const id of Object.keys(contentFile.content.cards)) {
    const faction = cards.get(id)?.faction;
    if (faction !== undefined) factions.add(faction);
    if (factions.size > factionsPerDeck) {
      const message = `a deck mixes at most ${factionsPerDeck} factions; this card brings in ${quoted(String(faction))}`;
      return [problemAtKey(contentFile.document, ['cards', id], { message })];
    }
  }
  return [];
}

function wrongSize(contentFile: ContentFile<Deck>, { deckSize }: SiegeRules): Problem[] {
  const size = Object.values(contentFile.content.cards).reduce((sum, copies) => sum + copies, 0);
  if (size === deckSize) return [];
  return [problemAtValue(contentFile.document, ['cards'], { message: `a deck holds ${deckSize} cards, not ${size}` })];
}
