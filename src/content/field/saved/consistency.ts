import { cellNumber, isInside } from '../../../core/geometry/grid';
import { lookUp } from '../../../kernel/dispatch';
import { SIDES } from '../../../kernel/sides';
import { fieldSurvey } from '../../../skirmish/ground/fieldSurvey';
import type { FieldBook } from '../../../skirmish/model/book';
import { isKnownFacing } from '../../../skirmish/model/facing';
import { profileOf } from '../../../skirmish/model/profile';
import type { FieldUnit, SkirmishState } from '../../../skirmish/model/state';
import { type Fault, fault, within } from '../../saved/fault';
import { formationsFault } from './formations';
import { cellsFault, groundFault } from './ground';
import { memoryFault } from './memory';

/** What of a position its book doesn't know, or contradicts the rest of it: no battle comes to it. */
export function stateFault(book: FieldBook, state: SkirmishState): Fault | null {
  return (
    inside('ground', groundFault(book, state.ground)) ??
    placesFault(state) ??
    unitsFault(book, state) ??
    numbersFault(state) ??
    formationsFault(book, state) ??
    memoryFault(book, state) ??
    courseFault(book, state)
  );
}

function inside(step: PropertyKey, found: Fault | null): Fault | null {
  return found && within(step, found);
}

function placesFault({ ground, control, spawns }: SkirmishState): Fault | null {
  const found = inside('control', cellsFault(ground, control));
  if (found !== null) return found;
  for (const side of SIDES) {
    const wrong = inside(side, cellsFault(ground, spawns[side]));
    if (wrong !== null) return within('spawns', wrong);
  }
  const shared = cellsFault(ground, [...spawns.left, ...spawns.right]);
  return shared && fault(['spawns', 'right'], 'must share no cell with those of the left side');
}

function unitsFault(book: FieldBook, state: SkirmishState): Fault | null {
  const { units, ground } = state;
  const names = units.map(({ id }) => id);
  for (const [index, unit] of units.entries()) {
    if (names.indexOf(unit.id) !== index) return fault(['units', index, 'id'], 'must be an id of its own');
    const found = unitFault(book, unit) ?? standingFault(book, state, unit);
    if (found !== null) return within('units', within(index, found));
  }
  const standing = units.flatMap(({ position }, index) => (position === null ? [] : [{ position, index }]));
  const shared = cellsFault(
    ground,
    standing.map(({ position }) => position),
  );
  const index = shared && standing[Number(shared.path[0])]?.index;
  return index == null ? null : fault(['units', index, 'position'], 'must be a cell on which nobody else stands');
}

function unitFault(book: FieldBook, unit: FieldUnit): Fault | null {
  if (lookUp(book.units, unit.kind) === undefined) return fault(['kind'], 'must be a unit of the book');
  const { fullHealth } = profileOf(book, unit.kind);
  if (unit.health > fullHealth) return fault(['health'], `must be at most ${fullHealth}, its full health`);
  const { facing, stances } = book.rules;
  if (facing !== undefined && !isKnownFacing(facing, unit.facing)) {
    return fault(['facing'], 'must be a direction that its rule set knows');
  }
  const isKnown = unit.stance === 'balanced' || stances?.[unit.stance] !== undefined;
  return isKnown ? null : fault(['stance'], 'must be a stance that its rule set knows');
}

/** Who has health stands, on ground that lets somebody in; who has none is gone. */
function standingFault(book: FieldBook, { ground }: SkirmishState, { health, position }: FieldUnit): Fault | null {
  if (position === null) return health === 0 ? null : fault(['position'], 'must be a cell while it has health');
  if (health === 0) return fault(['health'], 'must be more than 0 while it stands');
  const { x, y } = position;
  if (!isInside(ground, x, y)) return fault(['position'], `must be on the board of ${ground.width}x${ground.height}`);
  const isBlocked = fieldSurvey(book, ground).cells[cellNumber(ground, x, y)]?.blocksMovement === true;
  return isBlocked ? fault(['position'], 'must be a cell that somebody can stand on') : null;
}

/** The next number must be free. */
function numbersFault({ ground, formations, nextArea, nextFormation, units, scanned }: SkirmishState): Fault | null {
  if (ground.areas.some(({ id }) => id >= nextArea)) return fault(['nextArea'], 'must be more than that of any area');
  if (formations.some(({ id }) => id >= nextFormation)) {
    return fault(['nextFormation'], 'must be more than that of any formation');
  }
  const known = new Set(units.map(({ id }) => id));
  const nobody = scanned.findIndex((id) => !known.has(id));
  return nobody < 0 ? null : fault(['scanned', nobody], 'must be a unit of this battle');
}

/** Where in its course a battle is. */
function courseFault(
  { rules }: FieldBook,
  { phase, round, ready, winner, endReason, units }: SkirmishState,
): Fault | null {
  const isOver = phase === 'over';
  if (isOver !== (winner !== null)) return fault(['winner'], 'must be there when the battle is over, and only then');
  if (isOver !== (endReason !== null))
    return fault(['endReason'], 'must be there when the battle is over, and only then');
  const { roundLimit } = rules.victory;
  if (round > roundLimit) return fault(['round'], `must be at most ${roundLimit}, the last round`);
  if (phase === 'deployment' && ready.left && ready.right) return fault(['ready'], 'must leave somebody to be ready');
  if (phase === 'deployment' && round > 1) return fault(['round'], 'must be 1 while squads are deployed');
  const gone = SIDES.find((side) => !units.some((unit) => unit.side === side && unit.position !== null));
  return isOver || gone === undefined ? null : fault(['units'], `must leave ${gone} somebody while nobody has won`);
}
