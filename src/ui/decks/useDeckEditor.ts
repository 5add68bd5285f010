import { useState } from 'react';
import type { CardId } from '../../battle/model/card';
import type { Catalog } from '../../content/catalog';
import { type DeckCards, type DeckFault, faultsOf, whyNotAdd } from '../../content/decks/deckFaults';
import { type DeckMix, mixOf } from '../../content/decks/deckMix';
import { lookUp } from '../../kernel/dispatch';
import { addDeck, changeDeck } from '../../store/decks/changeDecks';
import type { OwnDeck } from '../../store/decks/ownDeck';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { deckName } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useOwnDecks } from '../common/hooks/useOwnDecks';
import { deckPath } from '../routes/address';
import { replaceAddress } from '../routes/navigation';
import { faultWords } from './faultWords';

/** A deck that is open, and what can be done with it. */
export interface DeckEditor {
  readonly id: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly cards: DeckCards;
  readonly faults: readonly DeckFault[];
  readonly mix: DeckMix;
  readonly catalog: Catalog;
  /** What happened last, to be heard: each time another object. */
  readonly said: Said;
  readonly add: (card: CardId, name: string) => boolean;
  readonly remove: (card: CardId, name: string) => void;
  readonly replace: (cards: DeckCards, name: string, told: string) => void;
  readonly rename: (name: string) => void;
}

export interface Said {
  readonly text: string;
  readonly number: number;
}

/** Null where there is no deck of that id. */
export function useDeckEditor(id: string): DeckEditor | null {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const own = useOwnDecks().find((deck) => deck.id === id);
  const [said, setSaid] = useState<Said>({ text: '', number: 0 });
  const shipped = lookUp(catalog.decks, id);
  const deck: OwnDeck | undefined =
    own ?? (shipped === undefined ? undefined : { id, name: deckName(catalog, language, id), cards: shipped.cards });
  if (deck === undefined) return null;
  const say = (text: string): void => setSaid(({ number }) => ({ text, number: number + 1 }));
  const { name, cards } = deck;
  const { deckSize, stratagemsPerDeck = 0 } = catalog.rules;

  /** A deck of the game stays as it is: the first change makes a copy of one's own. */
  const change = (changed: Omit<OwnDeck, 'id'>, told: string): void => {
    if (own !== undefined) {
      say(changeDeck(id, changed) ?? told);
      return;
    }
    const isRenamed = changed.name !== name;
    const copy = addDeck(isRenamed ? changed.name : speak('decks.copyName', { name }), changed.cards);
    if (!copy.ok) {
      say(copy.refusal);
      return;
    }
    say(`${told}. ${speak('decks.copied', { name: copy.value.name })}`);
    replaceAddress(deckPath(copy.value.id));
  };
  const counted = (word: 'added' | 'removed', card: CardId, changed: DeckCards, called: string): string => {
    const { units, stratagems } = mixOf(catalog, changed);
    return Object.hasOwn(catalog.stratagems, card)
      ? speak(`decks.${word}Order`, { name: called, count: stratagems, size: stratagemsPerDeck })
      : speak(`decks.${word}`, { name: called, count: units, size: deckSize });
  };
  return {
    ...{ id, name, cards, catalog, said, isOwn: own !== undefined },
    faults: faultsOf(catalog, cards),
    mix: mixOf(catalog, cards),
    add: (card, called) => {
      const why = whyNotAdd(catalog, cards, card);
      if (why !== null) {
        say(faultWords(speak, catalog, language, why));
        return false;
      }
      const changed = { ...cards, [card]: (cards[card] ?? 0) + 1 };
      change({ name, cards: changed }, counted('added', card, changed, called));
      return true;
    },
    remove: (card, called) => {
      const { [card]: copies = 0, ...others } = cards;
      if (copies === 0) {
        say(speak('decks.notIn', { name: called }));
        return;
      }
      const changed = copies === 1 ? others : { ...cards, [card]: copies - 1 };
      change({ name, cards: changed }, counted('removed', card, changed, called));
    },
    replace: (changed, called, told) => change({ name: called, cards: changed }, told),
    rename: (called) => change({ name: called, cards }, called),
  };
}
