import type { CardFace, Faction } from '../catalog';
import { hint } from '../explain';
import { problemAtValue, quoted } from '../json/document';
import type { Page } from '../page';
import type { Problem } from '../problem';
import { suggest } from '../suggest';

export type Ids = ReadonlySet<string>;

/** `factions` are all that a file claims to be: while a faction's file is broken, its cards are not to blame. */
export function cardReferences(page: Page<CardFace>, factions: Ids, emblems: Ids): Problem[] {
  const { faction, emblem } = page.content;
  return [...unknownWord(page, 'faction', faction, factions), ...unknownWord(page, 'emblem', emblem, emblems)];
}

export function factionReferences(page: Page<Faction>, emblems: Ids): Problem[] {
  return unknownWord(page, 'emblem', page.content.emblem, emblems);
}

function unknownWord(page: Page<unknown>, key: string, word: string, known: Ids): Problem[] {
  if (known.has(word)) return [];
  const message = `there is no ${key} ${quoted(word)}`;
  return [problemAtValue(page.document, [key], { message, ...hint(suggest(word, [...known])) })];
}
