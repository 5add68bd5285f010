import type { JSONPath } from 'jsonc-parser';
import type { MapSign, Order, Play, Recipe, Thing } from '../art/recipe';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';
import { type Ids, unknownEmblem } from './references';

type Placed = readonly [path: JSONPath, glyph: string | undefined];

/** A recipe whose words are all known may still name an icon that isn't there. */
export function artProblems(contentFile: ContentFile<{ readonly art?: Recipe }>, emblems: Ids): Problem[] {
  const { art } = contentFile.content;
  if (art === undefined) return [];
  const used = [...glyphsOfPlay(art as Play), ...inList('ink', (art as Order).ink)];
  return used.flatMap(([path, glyph]) =>
    glyph === undefined ? [] : unknownEmblem(contentFile, ['art', ...path], 'icon', glyph, emblems),
  );
}

/** The icons that a recipe names. */
export function glyphsOf(art: Recipe): string[] {
  return [...glyphsOfPlay(art as Play), ...inList('ink', (art as Order).ink)].flatMap(([, glyph]) => glyph ?? []);
}

function glyphsOfPlay({ behind, figure, front, token }: Play): Placed[] {
  return [
    ...inList('behind', behind),
    [['figure', 'glyph'], figure?.glyph],
    ...inList('draw', figure?.draw).map(([path, glyph]): Placed => [['figure', ...path], glyph]),
    ...inList('front', front),
    [['token', 'glyph'], token?.glyph],
  ];
}

function inList(key: string, things: readonly (Thing | MapSign)[] = []): Placed[] {
  return things.map(({ glyph }, index) => [[key, index, 'glyph'], glyph]);
}
