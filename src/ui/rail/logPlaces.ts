import type { CardId } from '../../battle/model/card';
import type { BattleEvent } from '../../battle/model/events';
import { COLUMNS, type Position, ROWS, samePosition } from '../../battle/model/position';
import type { Stratagem } from '../../battle/model/stratagem';
import type { Unit, UnitId } from '../../battle/model/unit';

/** Where each event took place, in step with the history: an entry of the log can be looked at on the board. */
export function placesOf(
  first: readonly Unit[],
  history: readonly BattleEvent[],
  stratagem: (card: CardId) => Pick<Stratagem, 'target'> | undefined,
): readonly (readonly Position[])[] {
  const standing = new Map<UnitId, Position>(first.map(({ id, row, col }) => [id, { row, col }]));
  return history.map((event) => {
    const before = peopleIn(event).flatMap((id) => standing.get(id) ?? []);
    if (event.type === 'deployed') standing.set(event.unit.id, { row: event.unit.row, col: event.unit.col });
    if (event.type === 'moved' || event.type === 'shoved') standing.set(event.unit, event.to);
    if (event.type === 'swapped') exchange(standing, event.unit, event.with);
    return distinct([...before, ...cellsIn(event), ...lineOf(event, stratagem)]);
  });
}

function exchange(standing: Map<UnitId, Position>, one: UnitId, other: UnitId): void {
  const [first, second] = [standing.get(one), standing.get(other)];
  if (first === undefined || second === undefined) return;
  standing.set(one, second);
  standing.set(other, first);
}

function peopleIn(event: BattleEvent): UnitId[] {
  const people: UnitId[] = [];
  if ('unit' in event && typeof event.unit === 'string') people.push(event.unit);
  if ('target' in event && event.target !== null) people.push(event.target);
  if (event.type === 'swapped') people.push(event.with);
  if ('by' in event) people.push(event.by);
  return people;
}

function cellsIn(event: BattleEvent): Position[] {
  if (event.type === 'deployed') return [{ row: event.unit.row, col: event.unit.col }];
  if (event.type === 'moved' || event.type === 'shoved') return [event.to];
  if (event.type === 'played') return [event.at, ...(event.to === null ? [] : [event.to])];
  return 'at' in event ? [event.at] : [];
}

/** R12.3: a play on a column or a row is told by its middle cell, and means them all. */
function lineOf(event: BattleEvent, stratagem: (card: CardId) => Pick<Stratagem, 'target'> | undefined): Position[] {
  if (event.type !== 'played') return [];
  const { row, col } = event.at;
  const of = stratagem(event.card)?.target.of;
  if (of === 'row') return COLUMNS.map((each) => ({ row, col: each }));
  return of === 'column' ? ROWS.map((each) => ({ row: each, col })) : [];
}

function distinct(places: readonly Position[]): Position[] {
  return places.filter((place, index) => places.findIndex((other) => samePosition(other, place)) === index);
}
