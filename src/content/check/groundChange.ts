import { ANY_TERRAIN, type EffectArguments } from '../../battle/abilities/vocabulary';
import type { TerrainFace } from '../catalog';
import { problemAtKey, problemAtValue, quoted } from '../json/document';
import type { Problem } from '../problems/problem';
import { noOther } from './audience';
import { type KnownTerrain, wrongTerrain } from './knownTerrain';
import { hasOther, type PlacedPart } from './placedPart';

/** Terrain in conditions and in changes of the ground. */
export function groundProblems(placed: PlacedPart, terrain: KnownTerrain): Problem[] {
  const { effect } = placed.part;
  const asked = unknownGround(placed, terrain);
  return 'setTerrain' in effect ? [...asked, ...changeProblems(placed, effect.setTerrain, terrain)] : asked;
}

function unknownGround({ page: contentFile, path, part }: PlacedPart, terrain: KnownTerrain): Problem[] {
  return (part.condition?.ground ?? []).flatMap((id, index) => {
    const wrong = wrongTerrain(terrain, id);
    return wrong === null ? [] : [problemAtValue(contentFile.document, [...path, 'condition', 'ground', index], wrong)];
  });
}

type Change = EffectArguments['setTerrain'];

function changeProblems(placed: PlacedPart, change: Change, terrain: KnownTerrain): Problem[] {
  const { page: contentFile, path } = placed;
  const place = [...path, 'effect', 'setTerrain'];
  const wrongPlace = wrongAt(placed, change);
  if (wrongPlace !== null) return [problemAtValue(contentFile.document, [...place, 'at'], { message: wrongPlace })];
  const wall = { message: 'health has no meaning unless at is named' };
  return [
    ...(change.health !== undefined && change.at !== 'named'
      ? [problemAtKey(contentFile.document, [...place, 'health'], wall)]
      : []),
    ...Object.entries(change.change).flatMap(([before, afterwards]) => {
      const from = before === ANY_TERRAIN ? null : wrongTerrain(terrain, before);
      const to =
        wrongTerrain(terrain, afterwards) ??
        buried(placed, change, terrain, afterwards) ??
        openWall(change, terrain, afterwards);
      return [
        ...(from === null ? [] : [problemAtKey(contentFile.document, [...place, 'change', before], from)]),
        ...(to === null ? [] : [problemAtValue(contentFile.document, [...place, 'change', before], to)]),
      ];
    }),
  ];
}

function wrongAt(placed: PlacedPart, { at }: Change): string | null {
  const { part, target } = placed;
  const { trigger } = part;
  if (at === 'other' && !hasOther(placed)) return noOther(placed);
  if (target !== null) {
    return at === 'named' && target.to === undefined
      ? 'at must not be named without "to" in the target: the order names no second cell'
      : null;
  }
  return at === 'named' && trigger !== 'onDeploy'
    ? 'at must not be named without the trigger onDeploy: only a deployment names a cell'
    : null;
}

/** Nobody may stand where nobody can. */
function buried(
  { part: { trigger, condition }, target }: PlacedPart,
  { at }: Change,
  { right }: KnownTerrain,
  id: string,
): { readonly message: string } | null {
  const isEmpty = {
    self: trigger === 'onFall' || condition?.alive === false || target?.of === 'cell',
    other: condition?.otherAlive === false,
    named: true,
  };
  if (isEmpty[at] || right.get(id)?.blocksMovement !== true) return null;
  return { message: `a card stands there, and nobody can stand on ${quoted(id)}` };
}

/** What can be torn down stands in the way: a card on it would strike its own cell. */
function openWall({ at, health }: Change, { right }: KnownTerrain, id: string): { readonly message: string } | null {
  if (at !== 'named' || health === undefined || !isOpen(right.get(id))) return null;
  return { message: `health is for a wall, and cards can stand on ${quoted(id)}` };
}

/** Nothing is known of terrain whose file is broken. */
function isOpen(terrain: TerrainFace | undefined): boolean {
  return terrain !== undefined && terrain.blocksMovement !== true;
}
