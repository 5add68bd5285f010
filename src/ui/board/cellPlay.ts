import type { BattleEvent } from '../../battle/model/events';
import { type Position, samePosition } from '../../battle/model/position';
import type { Unit, UnitId } from '../../battle/model/unit';
import type { Speak } from '../../words/speak';
import { type Aimed, cellKey } from '../battle/marks';
import type { Input } from '../battle/useInput';

/** What the chosen stratagem has to do with a cell. */
export interface CellPlay {
  readonly name: string;
  /** A press plays it, or names its target, or its second cell; `aimed` is the target that was named. */
  readonly step: 'play' | 'target' | 'second' | 'aimed';
  /** What the press means besides this cell. */
  readonly of: 'here' | 'row' | 'column' | 'none';
  /** Health that whoever stands here would gain or lose; null where none would change. */
  readonly change: { readonly amount: number; readonly falls: boolean } | null;
}

/** Null where a press would not aim it. */
export function cellPlayAt(
  at: Position,
  unit: Unit | null,
  { marks, selection }: Pick<Input, 'marks' | 'selection'>,
  name: string,
): CellPlay | null {
  const aimed = marks.aims.get(cellKey(at));
  if (aimed !== undefined) {
    const step = aimed.prospect === null ? 'target' : selection.mode === 'secondAsked' ? 'second' : 'play';
    return { name, step, of: meantBy(aimed), change: changeOf(aimed, unit?.id) };
  }
  if (selection.mode !== 'secondAsked') return null;
  const { first } = selection;
  const isNamed =
    first.unit === undefined ? first.at !== undefined && samePosition(first.at, at) : first.unit === unit?.id;
  return isNamed ? { name, step: 'aimed', of: 'here', change: null } : null;
}

function meantBy({ order }: Aimed): CellPlay['of'] {
  if (order.row !== undefined) return 'row';
  if (order.column !== undefined) return 'column';
  return order.unit === undefined && order.at === undefined ? 'none' : 'here';
}

function changeOf({ prospect }: Aimed, unit: UnitId | undefined): CellPlay['change'] {
  const events = prospect?.events ?? [];
  const amount = events.reduce((sum, event) => sum + healthChange(event, unit), 0);
  const falls = events.some((event) => event.type === 'fell' && event.unit === unit);
  return amount === 0 ? null : { amount, falls };
}

function healthChange(event: BattleEvent, unit: UnitId | undefined): number {
  if (event.type === 'healed') return event.unit === unit ? event.amount : 0;
  return (event.type === 'hurt' || event.type === 'burned') && event.unit === unit ? -event.damage : 0;
}

/** At the end of a cell's name, before what would come of it. */
export function playWords(speak: Speak, play: CellPlay | null): string[] {
  if (play === null) return [];
  const { name, of, step } = play;
  if (step === 'play') return [speak('cell.aim', { name, of })];
  return [speak(step === 'target' ? 'cell.aimThen' : step === 'second' ? 'cell.second' : 'cell.aimed', { name })];
}
