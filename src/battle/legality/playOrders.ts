import type { TargetKind } from '../abilities/targets';
import { unitById, unitOnCell } from '../model/board';
import type { CardId } from '../model/card';
import type { EngineState } from '../model/engineState';
import type { PlayOrder } from '../model/orders';
import { cellOf, isOnBoard, POSITIONS, type Position, unitCell } from '../model/position';
import type { AimNumber } from './aims';

/** What an order calls its target. */
const KEY_OF = { own: 'unit', enemy: 'unit', cell: 'at', column: 'column', row: 'row', none: null } as const;
const KEYS = ['unit', 'at', 'column', 'row'] as const;

/** Whether an order names exactly what a kind of target asks for, whoever or whatever that is. */
export function namesTarget(of: TargetKind, order: PlayOrder): boolean {
  return KEYS.every((key) => (order[key] !== undefined) === (key === KEY_OF[of]));
}

/** The aim that an order names; null when it names something else, nobody, or a place off the board. */
export function aimIn(state: EngineState, of: TargetKind, order: PlayOrder): AimNumber | null {
  if (!namesTarget(of, order)) return null;
  if (of === 'none') return 0;
  if (of === 'cell') return order.at !== undefined && isOnBoard(order.at) ? cellOf(order.at) : null;
  if (of === 'own' || of === 'enemy') {
    const unit = unitById(state, order.unit ?? '');
    return unit === undefined ? null : unitCell(unit);
  }
  const line = of === 'column' ? order.column : order.row;
  return line !== undefined && isOnBoard({ row: line, col: line }) ? line : null;
}

/** The order in words. */
export function playOf(
  state: EngineState,
  card: CardId,
  of: TargetKind,
  aim: AimNumber,
  to: Position | null,
): PlayOrder {
  return { type: 'play', card, ...targetOf(state, of, aim), ...(to === null ? {} : { to }) };
}

function targetOf(
  state: EngineState,
  of: TargetKind,
  aim: AimNumber,
): Pick<PlayOrder, 'unit' | 'at' | 'column' | 'row'> {
  if (of === 'none') return {};
  if (of === 'column') return { column: aim };
  if (of === 'row') return { row: aim };
  if (of === 'cell') return { at: POSITIONS[aim] as Position };
  const unit = unitOnCell(state, aim);
  if (unit === undefined) throw new Error(`a stratagem is aimed at the card on cell ${aim}, where nobody stands`);
  return { unit: unit.id };
}
