import type { JSONPath } from 'jsonc-parser';
import type { SiegeRules } from '../../battle/model/rules';
import type { CardLook, Faction } from '../catalog';
import { problemAtValue, quoted } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import { hint } from '../problems/explain';
import type { Problem } from '../problems/problem';
import { suggest } from '../problems/suggest';
import { suggestIcon } from '../problems/suggestIcon';

export type Ids = ReadonlySet<string>;

/** `factions` are all that a file claims to be: while a faction's file is broken, its cards are not to blame. */
export function cardReferences(contentFile: ContentFile<CardLook>, factions: Ids, emblems: Ids): Problem[] {
  const { faction, emblem } = contentFile.content;
  return [
    ...(faction === null ? [] : unknownWord(contentFile, ['faction'], 'faction', faction, factions)),
    ...unknownEmblem(contentFile, ['emblem'], 'emblem', emblem, emblems),
  ];
}

export function factionReferences(contentFile: ContentFile<Faction>, emblems: Ids): Problem[] {
  return unknownEmblem(contentFile, ['emblem'], 'emblem', contentFile.content.emblem, emblems);
}

export function unknownEmblem(
  { document }: ContentFile<unknown>,
  path: JSONPath,
  what: 'emblem' | 'icon',
  emblem: string,
  emblems: Ids,
): Problem[] {
  if (emblems.has(emblem)) return [];
  const suggestion = suggestIcon(emblem, [...emblems]);
  const otherwise = suggestion === undefined ? ': game-icons.net shows what there is' : '';
  const message = `there is no ${what} ${quoted(emblem)}${otherwise}`;
  return [problemAtValue(document, path, { message, ...hint(suggestion) })];
}

/** These don't stop the battle: the book goes without what isn't there. */
export function rulesReferences(contentFile: ContentFile<SiegeRules>, formations: Ids, terrain: Ids): Problem[] {
  return [
    ...contentFile.content.formations.flatMap((id, index) =>
      unknownWord(contentFile, ['formations', index], 'formation', id, formations),
    ),
    ...contentFile.content.terrain.flatMap((id, index) =>
      unknownWord(contentFile, ['terrain', index], 'terrain', id, terrain),
    ),
  ];
}

export function unknownWord(
  contentFile: ContentFile<unknown>,
  path: JSONPath,
  what: string,
  word: string,
  known: Ids,
): Problem[] {
  if (known.has(word)) return [];
  const message = `there is no ${what} ${quoted(word)}`;
  return [problemAtValue(contentFile.document, path, { message, ...hint(suggest(word, [...known])) })];
}
