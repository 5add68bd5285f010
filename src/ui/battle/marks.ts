import type { Order, PlayOrder } from '../../battle/model/orders';
import { type Position, samePosition } from '../../battle/model/position';
import type { UnitId } from '../../battle/model/unit';
import type { ForecastOrder } from '../../store/view/battleSelectors';
import { type Outcome, outcomeOf, type Prospect, prospectOf } from './outcome';
import type { Selection } from './selection';

/** What a stratagem can be aimed at. The cells of one target share it. */
export interface Aimed {
  /** The order so far. */
  readonly order: PlayOrder;
  /** The target's cells; once a second cell is asked for, that one alone. */
  readonly cells: readonly Position[];
  /** Null while the second cell is not named yet. */
  readonly prospect: Prospect | null;
}

export type AimedCells = ReadonlyMap<string, Aimed>;

export const NO_AIMS: AimedCells = new Map();

/** What can be done with the selection, for the board to light up. Cells are named by `cellKey`. */
export interface Marks {
  readonly deploy: ReadonlySet<string>;
  readonly move: ReadonlySet<string>;
  /** Cells that are asked for: where a target slides to, which cell changes. */
  readonly choose: ReadonlySet<string>;
  /** What deploying to, moving to or naming each of these cells would bring. */
  readonly prospects: ReadonlyMap<string, Prospect>;
  readonly strike: ReadonlyMap<UnitId, Outcome>;
  readonly walls: ReadonlyMap<string, Outcome>;
  readonly castle: Outcome | null;
  /** What the chosen stratagem can be aimed at, or its second cell. */
  readonly aims: AimedCells;
}

export function cellKey({ row, col }: Position): string {
  return `${row}-${col}`;
}

export function marksFor(
  selection: Selection,
  legal: readonly Order[],
  blows: readonly ForecastOrder[],
  steps: readonly ForecastOrder[],
  aims: AimedCells = NO_AIMS,
): Marks {
  const cells = (cellOf: CellOf) => new Set(legal.flatMap((order) => cellOf(selection, order) ?? []).map(cellKey));
  const outcomes = blows.map(outcomeOf).filter((outcome) => outcome !== null && isAimed(selection, outcome));
  const strike = new Map<UnitId, Outcome>();
  const walls = new Map<string, Outcome>();
  let castle: Outcome | null = null;
  for (const outcome of outcomes) {
    if (outcome?.target != null) strike.set(outcome.target, outcome);
    else if (outcome?.at != null) walls.set(cellKey(outcome.at), outcome);
    else castle = outcome;
  }
  return {
    deploy: cells(deployCell),
    move: cells(moveCell),
    choose: cells(askedCell),
    prospects: new Map([...prospectsOf(selection, steps), ...foreseen(aims)]),
    strike,
    walls,
    castle,
    aims,
  };
}

function foreseen(aims: AimedCells): [string, Prospect][] {
  return [...aims].flatMap(([key, { prospect }]) => (prospect === null ? [] : [[key, prospect]]));
}

type CellOf = (selection: Selection, order: Order) => Position | null;

const deployCell: CellOf = (selection, order) => {
  if (order.type !== 'deploy') return null;
  if (selection.mode !== 'cardChosen' && selection.mode !== 'cellAsked') return null;
  if (order.card !== selection.card) return null;
  return selection.mode === 'cardChosen' || samePosition(order.at, selection.at) ? order.at : null;
};

const moveCell: CellOf = (selection, order) =>
  order.type === 'move' && selection.mode === 'unitChosen' && order.unit === selection.unit ? order.to : null;

const askedCell: CellOf = (selection, order) => {
  if (selection.mode === 'slideAsked' && order.type === 'attack') {
    return order.unit === selection.unit && order.target === selection.target ? (order.slideTo ?? null) : null;
  }
  if (selection.mode !== 'cellAsked' || order.type !== 'deploy' || order.card !== selection.card) return null;
  return samePosition(order.at, selection.at) ? (order.palisadeAt ?? null) : null;
};

/** Once it is asked where the target goes, only that target is aimed at. */
function isAimed(selection: Selection, { attacker, target }: Outcome): boolean {
  if (selection.mode === 'slideAsked') return attacker === selection.unit && target === selection.target;
  return selection.mode === 'unitChosen' && attacker === selection.unit;
}

function prospectsOf(selection: Selection, steps: readonly ForecastOrder[]): Map<string, Prospect> {
  const prospects = new Map<string, Prospect>();
  for (const step of steps) {
    const { order } = step;
    // A card that asks for a cell can be deployed without one too: that is what its own cell is for.
    const cell = askedCell(selection, order) ?? (isAnswer(order) ? null : placeOf(selection, order));
    const prospect = cell === null ? null : prospectOf(step);
    if (cell !== null && prospect !== null) prospects.set(cellKey(cell), prospect);
  }
  return prospects;
}

const placeOf: CellOf = (selection, order) => deployCell(selection, order) ?? moveCell(selection, order);

function isAnswer(order: Order): boolean {
  return 'palisadeAt' in order || 'slideTo' in order;
}
