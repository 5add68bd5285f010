import type { JSONPath } from 'jsonc-parser';
import type { SiegeRules } from '../../battle/rules';
import type { CardFace, Faction } from '../catalog';
import { hint } from '../explain';
import { problemAtValue, quoted } from '../json/document';
import type { Page } from '../page';
import type { Problem } from '../problem';
import { suggest } from '../suggest';
import { suggestIcon } from '../suggestIcon';

export type Ids = ReadonlySet<string>;

/** `factions` are all that a file claims to be: while a faction's file is broken, its cards are not to blame. */
export function cardReferences(page: Page<CardFace>, factions: Ids, emblems: Ids): Problem[] {
  const { faction, emblem } = page.content;
  return [...unknownWord(page, ['faction'], 'faction', faction, factions), ...unknownEmblem(page, emblem, emblems)];
}

export function factionReferences(page: Page<Faction>, emblems: Ids): Problem[] {
  return unknownEmblem(page, page.content.emblem, emblems);
}

function unknownEmblem({ document }: Page<unknown>, emblem: string, emblems: Ids): Problem[] {
  if (emblems.has(emblem)) return [];
  const suggestion = suggestIcon(emblem, [...emblems]);
  const otherwise = suggestion === undefined ? ': game-icons.net shows what there is' : '';
  const message = `there is no emblem ${quoted(emblem)}${otherwise}`;
  return [problemAtValue(document, ['emblem'], { message, ...hint(suggestion) })];
}

/** These don't stop the battle: the book goes without what isn't there. */
export function rulesReferences(page: Page<SiegeRules>, formations: Ids, terrain: Ids): Problem[] {
  return [
    ...page.content.formations.flatMap((id, index) =>
      unknownWord(page, ['formations', index], 'formation', id, formations),
    ),
    ...page.content.terrain.flatMap((id, index) => unknownWord(page, ['terrain', index], 'terrain', id, terrain)),
  ];
}

export function unknownWord(page: Page<unknown>, path: JSONPath, what: string, word: string, known: Ids): Problem[] {
  if (known.has(word)) return [];
  const message = `there is no ${what} ${quoted(word)}`;
  return [problemAtValue(page.document, path, { message, ...hint(suggest(word, [...known])) })];
}
