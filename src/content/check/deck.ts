import type { SiegeRules } from '../../battle/model/rules';
import type { CardFace, Deck, StratagemFace } from '../catalog';
import { type DeckFault, deckFaults, isOfSum, unknownCards } from '../decks/deckFaults';
import { problemAtKey, problemAtValue, quoted } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import { hint } from '../problems/explain';
import type { Problem } from '../problems/problem';
import { suggest } from '../problems/suggest';
import type { Ids } from './references';

/** R1 of a deck's file. It may name a card whose file is broken, but none that nobody knows. */
export function deckProblems(
  contentFile: ContentFile<Deck>,
  claimed: Ids,
  cards: ReadonlyMap<string, CardFace | StratagemFace>,
  rules: SiegeRules | null,
): Problem[] {
  const { cards: deck } = contentFile.content;
  const known = { isNamed: (id: string) => claimed.has(id), faceOf: (id: string) => cards.get(id) };
  const faults = rules === null ? unknownCards(deck, known) : deckFaults(deck, known, rules);
  const single = faults.filter((fault) => !isOfSum(fault));
  // A card too many or misspelt makes the sum wrong as well: one mistake is one problem.
  return (single.length > 0 ? single : faults).map((fault) => problemOf(contentFile, fault, claimed));
}

function problemOf({ document }: ContentFile<Deck>, fault: DeckFault, claimed: Ids): Problem {
  switch (fault.type) {
    case 'unknown': {
      const message = `there is no card ${quoted(fault.card)}`;
      return problemAtKey(document, ['cards', fault.card], { message, ...hint(suggest(fault.card, [...claimed])) });
    }
    case 'copies': {
      const message = `a deck holds at most ${fault.most} copies of a card, not ${fault.copies}`;
      return problemAtValue(document, ['cards', fault.card], { message });
    }
    case 'factions': {
      const message = `a deck mixes at most ${fault.most} factions; this card brings in ${quoted(fault.faction)}`;
      return problemAtKey(document, ['cards', fault.card], { message });
    }
    case 'stratagems': {
      const message = `a deck holds at most ${fault.most} stratagems, not ${fault.count}`;
      return problemAtValue(document, ['cards'], { message });
    }
    case 'size': {
      const message = `a deck holds ${fault.size} unit cards, not ${fault.count}`;
      return problemAtValue(document, ['cards'], { message });
    }
  }
}
