import { bookOfRules } from '../../content/field/book';
import type { FieldCatalog } from '../../content/field/catalog';
import { allPositions } from '../../core/geometry/grid';
import type { Position } from '../../core/geometry/position';
import type { Side } from '../../kernel/sides';
import { emptyField, freshUnit, groundOf } from '../../skirmish/begin/begin';
import { integrityOf } from '../../skirmish/formations/integrity';
import type { FieldBook, FieldMap } from '../../skirmish/model/book';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import type { ActiveFormation, FieldUnit, SkirmishState } from '../../skirmish/model/state';
import { actionsOf, movementOf } from '../../skirmish/movement/economy';
import { withCells } from '../../skirmish/sight/learnCells';
import { blankMemory } from '../../skirmish/sight/memory';

/** A position with whatever of it is shown beside the board. */
export interface RailPosition {
  readonly title: string;
  readonly book: FieldBook;
  readonly state: SkirmishState;
  readonly unit: string;
  readonly losses: Readonly<Record<string, number>>;
  readonly cells: readonly Position[];
  readonly ways: readonly SkirmishOrder[];
  readonly attacks: readonly SkirmishOrder[];
}

type Placed = readonly [id: string, kind: string, side: Side, cell: string, changes?: Partial<FieldUnit>];

const at = (name: string): Position => ({ x: name.charCodeAt(0) - 65, y: Number(name.slice(1)) - 1 });

const SIZE = 12;
const HILL = ['C9', 'C10', 'B10', 'H6', 'I6'].map(at);
const MUD = ['D8', 'D7'].map(at);

const MAP: FieldMap = {
  id: 'gallery',
  width: SIZE,
  height: SIZE,
  terrain: Array.from({ length: SIZE * SIZE }, (_, cell) =>
    MUD.some(({ x, y }) => y * SIZE + x === cell) ? 'difficult' : cell === 3 * SIZE + 3 ? 'ice' : 'normal',
  ),
  elevation: Array.from({ length: SIZE * SIZE }, (_, cell) => (HILL.some(({ x, y }) => y * SIZE + x === cell) ? 1 : 0)),
  obstacles: [
    { kind: 'crate', positions: [at('E7')] },
    { kind: 'wall', positions: [at('I9'), at('J9')] },
  ],
  areas: [],
};

function fieldOf(book: FieldBook, placed: readonly Placed[]): SkirmishState {
  const empty = emptyField(book, MAP, groundOf(book, MAP));
  const state: SkirmishState = { ...empty, phase: 'battle', round: 5, counts: { left: 2, right: 0 } };
  const units = placed.map(([id, kind, side, cell, changes = {}]) => {
    const unit: FieldUnit = { ...freshUnit(book, id, kind, side), position: at(cell), isHidden: false };
    const isOwn = book.rules.economy.movement !== 'action';
    const actions = actionsOf(book, state, unit);
    const movement = isOwn ? movementOf(book, state, unit) : 0;
    return { ...unit, actions, movement, steps: book.rules.economy.steps, attacks: 1, ...changes };
  });
  const known = allPositions(state.ground).filter(({ y }) => y > 4);
  const met = { z: { kind: placed[1]?.[1] ?? '', health: 12, round: 3 } };
  const left =
    book.rules.fog === undefined ? null : { ...withCells(blankMemory(state.ground), state.ground, known), met };
  return { ...state, units, memory: { left, right: null } };
}

const SPENT = { actions: 0, attacks: 0, movement: 0, steps: 0, hasBegun: true };

const CELLS = ['E7', 'D8', 'H6', 'F6', 'D4'].map(at);

/** Left's own lines, and the fight at F6. */
const SKETCHES: Readonly<Record<string, readonly Placed[]>> = {
  clockwork: [
    ['k', 'knight', 'left', 'F7', { health: 78, facing: 'north' }],
    ['a', 'archer', 'left', 'C10', { health: 41, facing: 'north' }],
    ['m', 'medic', 'left', 'F8', { health: 17, ...SPENT }],
    ['e', 'engineer', 'left', 'G8'],
    ['x', 'knight', 'right', 'F6', { health: 64, facing: 'east' }],
    ['y', 'archer', 'right', 'H6', { health: 52 }],
  ],
  d20: [
    ['a', 'bowman', 'left', 'C10', { health: 12 }],
    ['k', 'shieldman', 'left', 'F7', { steps: 0 }],
    ['c', 'chirurgeon', 'left', 'F9', { health: 5, ...SPENT }],
    ['g', 'greatblade', 'left', 'D9', { position: null, health: 0 }],
    ['x', 'shieldman', 'right', 'F6', { health: 9 }],
    ['y', 'bowman', 'right', 'H6'],
  ],
  d50: [
    ['c', 'captain', 'left', 'F9', { facing: 'north' }],
    ['s', 'shieldbearer', 'left', 'E8', { facing: 'north' }],
    ['t', 'shieldbearer', 'left', 'G8', { facing: 'east' }],
    ['a', 'archer', 'left', 'C10', { facing: 'northeast', stance: 'prone' }],
    ['x', 'reaver', 'right', 'F7', { health: 60, facing: 'south' }],
    ['y', 'archer', 'right', 'H6'],
  ],
  '2d6': [
    ['w', 'warden', 'left', 'F7', { facing: 'north' }],
    ['b', 'bowman', 'left', 'C10', { facing: 'north' }],
    ['x', 'axeman', 'right', 'F6', { facing: 'east' }],
    ['y', 'spearman', 'right', 'H6'],
  ],
  mixed: [
    ['a', 'bowman', 'left', 'C10', { stance: 'aggressive' }],
    ['k', 'shieldman', 'left', 'F7'],
    ['x', 'shieldman', 'right', 'F6', { health: 9 }],
  ],
};

/** One position for each rule set that can be played. */
export function railPositions(catalog: FieldCatalog): readonly RailPosition[] {
  return Object.entries(SKETCHES).flatMap(([id, placed]) => {
    const face = catalog.rules[id];
    const book = face === undefined ? null : bookOfRules(catalog, face);
    if (book === null || !book.ok) return [];
    const [first, second] = placed;
    const shooter = placed.find(([, , , cell]) => cell === 'C10')?.[0] ?? '';
    const fighter = placed.find(([, , side, cell]) => side === 'left' && cell === 'F7')?.[0] ?? second?.[0] ?? '';
    return {
      title: id,
      book: book.value,
      state: formed(book.value, fieldOf(book.value, placed)),
      unit: first?.[0] ?? '',
      losses: { x: 8 },
      cells: CELLS,
      ways: [{ type: 'move', unit: fighter, to: at('H7') }],
      attacks: [
        { type: 'attack', unit: shooter, target: 'x' },
        { type: 'attack', unit: fighter, target: 'x' },
        { type: 'attack', unit: fighter, target: at('E7') },
        ...maneuverOf(book.value),
      ],
    };
  });
}

function maneuverOf(book: FieldBook): readonly SkirmishOrder[] {
  if (book.rules.maneuvers?.includes('flanking_maneuver') !== true) return [];
  return [{ type: 'maneuver', unit: 'a', maneuver: 'flanking_maneuver', target: 'x', to: at('C9') }];
}

/** Where the rule set knows formations, one that stands, with a member turned away. */
function formed(book: FieldBook, state: SkirmishState): SkirmishState {
  if (book.rules.formations === undefined) return state;
  const member = (unit: string, slot: number, x: number, y: number) => ({ unit, slot, like: slot, offset: { x, y } });
  const formation: ActiveFormation = {
    id: 1,
    formation: 'phalanx',
    side: 'left',
    anchor: at('F8'),
    facing: 'north',
    members: [member('s', 0, -1, 0), member('t', 1, 1, 0), member('c', 2, 0, 1)],
    integrity: 100,
    hasMarched: false,
  };
  return { ...state, formations: [{ ...formation, integrity: integrityOf(book, state, formation) }] };
}
