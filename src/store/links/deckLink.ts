import { deckNameFrom } from '../../content/decks/deckName';
import { linkText } from './linkAddress';

/** A deck in an address: its code, and its name for people. */
export interface LinkedDeck {
  readonly code: string;
  readonly name: string;
}

/** "#/decks?code=NK1…-x7Q&name=Hedge+and+Wall". */
export function deckLink({ code, name }: LinkedDeck): string {
  return `#/decks?${new URLSearchParams({ code, name })}`;
}

/** What a link to a deck holds; an empty code where it holds none. */
export function readDeckLink(hash: string): LinkedDeck {
  const parts = new URLSearchParams(linkText(hash));
  return { code: (parts.get('code') ?? '').trim(), name: deckNameFrom(parts.get('name') ?? '') };
}
