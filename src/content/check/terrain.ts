import type { TerrainFace } from '../catalog';
import { problemAtValue, quoted } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';

/** A map names terrain by glyphs alone, so two with one glyph can't be told apart. */
export function terrainProblems(
  contentFile: ContentFile<TerrainFace>,
  kept: readonly ContentFile<TerrainFace>[],
): Problem[] {
  return [...takenGlyph(contentFile, kept), ...unusedSkill(contentFile), ...cheaperUnskilled(contentFile)];
}

function takenGlyph(
  { document, content: { glyph } }: ContentFile<TerrainFace>,
  kept: readonly ContentFile<TerrainFace>[],
): Problem[] {
  const first = kept.find(({ content }) => content.glyph === glyph);
  if (first === undefined) return [];
  const message = `the glyph ${quoted(glyph)} is already taken by ${first.document.file}`;
  return [problemAtValue(document, ['glyph'], { message })];
}

function unusedSkill({ document, content: { skill, unskilledCost } }: ContentFile<TerrainFace>): Problem[] {
  if ((skill === undefined) === (unskilledCost === undefined)) return [];
  const [present, absent] = skill === undefined ? ['unskilledCost', 'skill'] : ['skill', 'unskilledCost'];
  return [problemAtValue(document, [present], { message: `${present} does nothing without ${absent}` })];
}

function cheaperUnskilled({ document, content: { cost = 1, unskilledCost } }: ContentFile<TerrainFace>): Problem[] {
  if (unskilledCost === undefined || unskilledCost >= cost) return [];
  return [
    problemAtValue(document, ['unskilledCost'], { message: `unskilledCost must be at least the cost of ${cost}` }),
  ];
}
