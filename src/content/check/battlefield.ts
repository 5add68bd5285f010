import { openCells, validDeploymentCells } from '../../battle/legality/validCells';
import type { Book } from '../../battle/model/book';
import { compileBoard } from '../../battle/model/engineState';
import { POSITIONS } from '../../battle/model/position';
import type { SiegeRules } from '../../battle/model/rules';
import { castlesOf, emptyState, openingHandsOf } from '../../battle/model/state';
import { openStream } from '../../kernel/chance';
import { SIDES } from '../../kernel/sides';
import type { BattlefieldFace, TerrainFace } from '../catalog';
import { problemAtValue, quoted } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';
import { type KnownTerrain, notListed } from './knownTerrain';

export function battlefieldProblems(contentFile: ContentFile<BattlefieldFace>, known: KnownTerrain): Problem[] {
  const problems = [
    ...unknownGlyphs(contentFile, known),
    ...lostCastle(contentFile, known.rules),
    ...impossibleHand(contentFile, known.rules),
  ];
  return problems.length > 0 ? problems : shutOut(contentFile, known);
}

/** A castle without health would have lost before the first turn. */
function lostCastle({ document, content }: ContentFile<BattlefieldFace>, rules: SiegeRules | null): Problem[] {
  const health = rules === null ? 1 : castlesOf(rules, content).right;
  if (rules === null || health > 0) return [];
  const message = `secondCastle must be at least ${1 - rules.castleHealth}: the right castle would begin with ${health} health`;
  return [problemAtValue(document, ['secondCastle'], { message })];
}

/** Nobody is dealt less than no card, or more than a hand holds. */
function impossibleHand({ document, content }: ContentFile<BattlefieldFace>, rules: SiegeRules | null): Problem[] {
  if (rules === null || content.secondCards === undefined) return [];
  const { right } = openingHandsOf(rules, content);
  if (right >= 0 && right <= rules.handLimit) return [];
  const { openingHand, handLimit } = rules;
  const message = `secondCards must be from ${-openingHand.right} to ${handLimit - openingHand.right}: the right side would be dealt ${right} cards`;
  return [problemAtValue(document, ['secondCards'], { message })];
}

/** Whoever can't deploy on an empty board never can. */
function shutOut({ document, content }: ContentFile<BattlefieldFace>, { rules, right }: KnownTerrain): Problem[] {
  const ground = [...content.rows.join('')].flatMap((glyph) => {
    return [...right.values()].find((terrain) => terrain.glyph === glyph)?.id ?? [];
  });
  // While a terrain's file is broken, nothing is known of its cells.
  if (rules === null || ground.length !== POSITIONS.length) return [];
  const terrains = rules.terrain.flatMap((id) => right.get(id) ?? []);
  const book: Book = { rules, cards: {}, abilities: {}, formations: [], terrains, battlefields: {} };
  const bare = emptyState(rules, openStream(0, 'rules'), { id: content.id, ground, secondSupplyRounds: 0 });
  const board = compileBoard(book, bare);
  const open = openCells(board);
  const shut = SIDES.filter((side) => validDeploymentCells(book, board, side, undefined, open) === 0);
  if (shut.length === 0) return [];
  const message = `rows must leave ${shut.join(' and ')} a cell to deploy on: nobody can stand in its columns`;
  return [problemAtValue(document, ['rows'], { message })];
}

/** One problem for each row and glyph that isn't ground of this battle. */
function unknownGlyphs({ document, content }: ContentFile<BattlefieldFace>, known: KnownTerrain): Problem[] {
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
