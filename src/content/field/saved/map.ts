import { DIRECTIONS } from '../../../core/geometry/direction';
import type { GroundCatalog } from '../../../core/ground/ground';
import type { FieldMap } from '../../../skirmish/model/book';
import { type Fault, within } from '../../saved/fault';
import { lineOfText, listOf, oneOf } from '../../schema/leaves';
import { bySide } from '../../schema/rules';
import { type ShapeOf, strictObject } from '../../schema/strictObject';
import { percent } from '../schema/leaves';
import { MOST_AREA_EFFECTS } from '../schema/limits';
import { boardFault, boardLeaves, cells, cellsFault, obstaclesOf, placedArea, standing } from './ground';

const map = {
  ...boardLeaves,
  /** A generated one has a name that no file could have. */
  id: lineOfText(60),
  obstacles: obstaclesOf(strictObject(standing)),
  control: cells(1).exactOptional(),
  spawns: bySide(cells(1)).exactOptional(),
  facing: bySide(oneOf(DIRECTIONS)).exactOptional(),
  areas: listOf(strictObject(placedArea), 0, MOST_AREA_EFFECTS, 'areas'),
  opening: percent().exactOptional(),
} satisfies ShapeOf<FieldMap>;

export const mapSchema = strictObject(map);

/** What of a map its book doesn't know, or isn't on it. */
export function mapFault(known: GroundCatalog, field: FieldMap): Fault | null {
  return boardFault(known, field) ?? controlFault(field) ?? spawnsFault(field);
}

function controlFault(field: FieldMap): Fault | null {
  const found = cellsFault(field, field.control ?? []);
  return found && within('control', found);
}

/** Two squads that begin on one cell would stand on it. */
function spawnsFault(field: FieldMap): Fault | null {
  const { left = [], right = [] } = field.spawns ?? {};
  const found = cellsFault(field, left);
  if (found !== null) return within('spawns', within('left', found));
  const [index, ...rest] = cellsFault(field, [...left, ...right])?.path ?? [];
  if (index === undefined) return null;
  const place = [Number(index) - left.length, ...rest];
  return within(
    'spawns',
    within('right', { path: place, reason: 'must be a cell of the board that no other spawn has' }),
  );
}
