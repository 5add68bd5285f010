import type { ObstacleFace, TerrainFace } from '../../catalog';
import { quoted } from '../../json/document';
import type { ContentFile } from '../../load/contentFile';
import type { Problem } from '../../problems/problem';
import { problem } from './known';

/** A map names terrain and obstacles by glyphs alone. */
export function obstacleProblems(
  file: ContentFile<ObstacleFace>,
  kept: readonly ContentFile<ObstacleFace>[],
  terrain: readonly ContentFile<TerrainFace>[],
): Problem[] {
  const { glyph } = file.content;
  const first = [...terrain, ...kept].find(({ content }) => content.glyph === glyph);
  if (first === undefined) return [];
  return [problem(file, ['glyph'], `the glyph ${quoted(glyph)} is already taken by ${first.document.file}`)];
}
