import type { SiegeRules } from '../../battle/model/rules';
import type { CardFace, Deck, FactionId, StratagemFace } from '../catalog';
import { problemAtKey, problemAtValue, quoted } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import { hint } from '../problems/explain';
import type { Problem } from '../problems/problem';
import { suggest } from '../problems/suggest';
import type { Ids } from './references';

/** Those whose files are right, of both kinds. */
type KnownCards = ReadonlyMap<string, CardFace | StratagemFace>;

/** R1: how many cards, copies and factions. A deck may name a card whose file is broken, but none that nobody knows. */
export function deckProblems(
  contentFile: ContentFile<Deck>,
  claimed: Ids,
  cards: KnownCards,
  rules: SiegeRules | null,
): Problem[] {
  const problems = unknownCards(contentFile, claimed);
  if (rules !== null)
    problems.push(...tooManyCopies(contentFile, rules), ...tooManyFactions(contentFile, cards, rules));
  // A card too many or misspelt makes the sum wrong as well: one mistake is one problem.
  return rules === null || problems.length > 0 ? problems : wrongSize(contentFile, cards, rules);
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
  cards: KnownCards,
  { factionsPerDeck }: SiegeRules,
): Problem[] {
  const factions = new Set<FactionId>();
  for (const id of Object.keys(contentFile.content.cards)) {
    const faction = cards.get(id)?.faction;
    // A card of no faction counts for none.
    if (faction !== undefined && faction !== null) factions.add(faction);
    if (factions.size > factionsPerDeck) {
      const message = `a deck mixes at most ${factionsPerDeck} factions; this card brings in ${quoted(String(faction))}`;
      return [problemAtKey(contentFile.document, ['cards', id], { message })];
    }
  }
  return [];
}

/** Unit cards as many as the rules say; stratagems beside them, up to a number. A card whose file is broken may be either. */
function wrongSize(
  contentFile: ContentFile<Deck>,
  cards: KnownCards,
  { deckSize, stratagemsPerDeck = 0 }: SiegeRules,
): Problem[] {
  const copiesOf = (isMeant: (card: CardFace | StratagemFace | undefined) => boolean): number =>
    Object.entries(contentFile.content.cards).reduce(
      (sum, [id, copies]) => (isMeant(cards.get(id)) ? sum + copies : sum),
      0,
    );
  const wrong = (message: string) => [problemAtValue(contentFile.document, ['cards'], { message })];
  const stratagems = copiesOf((card) => card?.kind === 'stratagem');
  const unknown = copiesOf((card) => card === undefined);
  const units = copiesOf((card) => card !== undefined && card.kind !== 'stratagem');
  if (stratagems > stratagemsPerDeck) {
    return wrong(`a deck holds at most ${stratagemsPerDeck} stratagems, not ${stratagems}`);
  }
  if (units <= deckSize && units + unknown >= deckSize) return [];
  return wrong(`a deck holds ${deckSize} unit cards, not ${units + unknown}`);
}
