import type { BattlefieldFace, TerrainFace } from '../catalog';
import { problemAtValue, quoted } from '../json/document';
import type { Page } from '../page';
import type { Problem } from '../problem';
import { type KnownTerrain, notListed } from './knownTerrain';

/** One problem for each row and glyph that isn't ground of this battle. */
export function battlefieldProblems({ document, content }: Page<BattlefieldFace>, known: KnownTerrain): Problem[] {
  const terrains = [...known.right.values()];
  return content.rows.flatMap((row, index) =>
    [...new Set(row)].flatMap((glyph) => {
      const message = wrongGlyph(terrains, known, glyph);
      return message === null ? [] : [problemAtValue(document, ['rows', index], { message })];
    }),
  );
}

function wrongGlyph(terrains: readonly TerrainFace[], known: KnownTerrain, glyph: string): string | null {
  const listed = ({ id }: TerrainFace) => known.rules === null || known.rules.terrain.includes(id);
  const terrain = terrains.find((it) => it.glyph === glyph);
  if (terrain !== undefined && listed(terrain)) return null;
  // A broken file may be the one that was meant: the battlefield is not to blame.
  const broken = [...known.claimed].filter((id) => !known.right.has(id));
  if (broken.some((id) => known.rules?.terrain.includes(id) ?? true)) return null;
  if (terrain !== undefined) return notListed(terrain.id);
  const glyphs = terrains.filter(listed).map((it) => it.glyph);
  return `no terrain has the glyph ${quoted(glyph)}: use ${glyphs.join(' ')}`;
}
